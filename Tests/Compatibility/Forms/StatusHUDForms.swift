// SPDX-License-Identifier: MIT

// As apps use scoped activities and progress: from a class of the main actor, from another actor,
// and from functions of none. Each form compiles without a warning.

import Foundation
import StatusHUD

/// What no other actor may touch.
nonisolated final class Photo {
  var name = ""
  var size: CGFloat = 0
}

struct Failure: Error {}

// MARK: The main actor

@MainActor final class PhotoModel {
  private var photos: [Photo] = []
  private var photo = Photo()
  private var activity: StatusHUD.Activity?
  private let progress = 0.5
  private let total: CGFloat = 1

  func load() async throws -> Photo { photo }
  func loadAll(_ activity: StatusHUD.Activity) async -> [Photo] { photos }
  func save() async throws {}
  func finish(_ activity: StatusHUD.Activity) async throws {}

  func scope() async throws {
    photo = try await StatusHUD.withActivity(status: "Loading") { try await load() }
    photo = try await StatusHUD.withActivity(status: "Loading") { try await self.load() }
    photo = try await StatusHUD.withActivity(status: "Loading", load)
    photos = await StatusHUD.withActivity(status: "Loading", loadAll)
    photos = await StatusHUD.withActivity { await loadAll($0) }
    await StatusHUD.withActivity { _ in photos.append(Photo()) }
    await StatusHUD.withActivity { photos.removeAll() }
    try await StatusHUD.withActivity { [weak self] in try await self?.save() }
    try await StatusHUD.withActivity { [weak self] activity in
      activity.update(details: self?.photo.name)
      try await self?.save()
    }
    let (first, count) = await StatusHUD.withActivity(status: "Counting", details: "all") {
      activity in
      for (index, photo) in photos.enumerated() {
        activity.update(details: photo.name)
        activity.update(progress: Double(index) / Double(photos.count))
        await Task.yield()
      }
      return (photos.first, photos.count)
    }
    if count == 0 { throw Failure() }
    let made: Photo? = await StatusHUD.withActivity { nil }
    _ = await StatusHUD.withActivity { photo }.name
    _ = try? await StatusHUD.withActivity { throw Failure() }
    photo = made ?? first ?? photo
  }

  func scopeWithAllParameters() async throws {
    try await StatusHUD.withActivity(
      status: "Saving", details: photo.name, progress: 0.5, maskType: .black,
      onCancel: { self.photos = [] }
    ) {
      try await save()
    }
    try await StatusHUD.withActivity(onCancel: { [weak self] in self?.stop() }) { activity in
      try await finish(activity)
    }
  }

  func stop() { activity = nil }

  func cancellable() async throws {
    photo = try await StatusHUD.withCancellableActivity(status: "Loading") { try await self.load() }
    photos = try await StatusHUD.withCancellableActivity { await self.loadAll($0) }
    try await StatusHUD.withCancellableActivity { try await self.save() }
    try await StatusHUD.withCancellableActivity { [weak self] in try await self?.save() }
    try await StatusHUD.withCancellableActivity(
      status: "Saving", details: photo.name, progress: 0.5, maskType: .black
    ) { activity in
      activity.update(progress: self.total)
      try await self.finish(activity)
    }
    let (first, count) = try await StatusHUD.withCancellableActivity { [photos] _ in
      try Task.checkCancellation()
      return (photos.first, photos.count)
    }
    photo = count > 0 ? first ?? Photo() : Photo()
    photo.size = try await StatusHUD.withCancellableActivity { [photo] in photo.size }
  }

  /// As the action of a button.
  func start() {
    Task {
      try await StatusHUD.withActivity(status: "Loading") { photo = try await load() }
    }
    Task { [weak self] in
      try await StatusHUD.withCancellableActivity(status: "Loading") { try await self?.save() }
    }
    Task {
      do {
        photo = try await StatusHUD.withCancellableActivity { try await self.load() }
      } catch is CancellationError {
        photo.size = 0
      } catch {
        StatusHUD.show(.error(error.localizedDescription))
      }
    }
  }

  func keep() {
    activity = StatusHUD.beginActivity(
      status: "Loading", progress: progress, onCancel: { self.stop() })
    activity?.update(progress: progress)
    activity?.update(progress: total)
    activity?.follow(Progress(totalUnitCount: 3))
    if activity?.isRunning == true { activity?.end() }
  }
}

// MARK: Another actor

actor Store {
  private var photos: [Photo] = []

  func load() async throws -> [Photo] { photos }
  func count() -> Int { photos.count }

  func scope() async throws {
    photos = try await StatusHUD.withActivity(status: "Loading") { try await load() }
    try await StatusHUD.withActivity(status: "Loading") { activity in
      for (index, photo) in photos.enumerated() {
        activity.update(status: photo.name)
        activity.update(progress: CGFloat(index) / CGFloat(photos.count))
      }
      photos = try await self.load()
    }
    let photo = await StatusHUD.withActivity(details: "one", onCancel: { StatusHUD.dismiss() }) {
      photos.append(Photo())
      return photos.last
    }
    if let photo { photos = [photo] }
  }

  /// The result goes to another actor, so it is `Sendable`.
  func cancellable() async throws -> Int {
    try await StatusHUD.withCancellableActivity(status: "Counting") { await self.count() }
  }

  func keep() -> StatusHUD.Activity {
    let activity = StatusHUD.beginActivity(status: "Loading", progress: 0)
    activity.update(progress: CGFloat(0.5))
    return activity
  }
}

// MARK: No actor

nonisolated func loadPhoto() async throws -> Photo { Photo() }
nonisolated func loadPhoto(showing activity: StatusHUD.Activity) async throws -> Photo {
  Photo()
}
func count() -> Int { 3 }

func scopeWithoutAnActor() async throws -> Photo {
  let photo = try await StatusHUD.withActivity(status: "Loading") { try await loadPhoto() }
  let other = try await StatusHUD.withActivity(status: "Loading") {
    try await loadPhoto(showing: $0)
  }
  photo.name = other.name
  let number = await StatusHUD.withActivity { count() }
  photo.size = CGFloat(number)
  var names: [String] = []
  await StatusHUD.withActivity { activity in
    names.append(photo.name)
    activity.update(details: names.last)
  }
  return await StatusHUD.withActivity(status: "Loading", maskType: .clear) { activity in
    defer { activity.update(progress: 1) }
    photo.name = names.joined()
    return photo
  }
}

func cancellableWithoutAnActor() async throws -> String {
  try await StatusHUD.withCancellableActivity(status: "Loading") { try await loadPhoto().name }
}

nonisolated func scopeInAFunctionOfNoActor(_ photos: [Photo]) async -> Int {
  await StatusHUD.withActivity { photos.count }
}

@concurrent func scopeInAConcurrentFunction() async throws -> Photo {
  try await StatusHUD.withActivity(status: "Loading", loadPhoto(showing:))
}

struct Loader: Sendable {
  func load() async throws -> Photo {
    try await StatusHUD.withActivity(status: "Loading") { try await self.make() }
  }

  func make() async throws -> Photo { Photo() }
}

/// With an actor that the caller hands over.
func scopeInAFunctionOfItsCaller(
  _ photo: Photo, isolation: isolated (any Actor)? = #isolation
) async -> Photo {
  await StatusHUD.withActivity(status: "Loading") { photo }
}

func detached() -> Task<String, any Error> {
  Task.detached {
    try await StatusHUD.withActivity(status: "Loading") { try await loadPhoto().name }
  }
}

func several() async throws -> Int {
  try await StatusHUD.withActivity(status: "Loading") { activity in
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<3 {
        group.addTask {
          activity.update(progress: Double(index) / 3)
          return index
        }
      }
      var sum = 0
      for try await index in group { sum += index }
      return sum
    }
  }
}

// MARK: Numbers

func numbers(_ double: Double, _ float: Float, _ length: CGFloat, _ maybe: Double?) {
  StatusHUD.showProgress(double)
  StatusHUD.showProgress(float, status: "a")
  StatusHUD.showProgress(length, status: "a", details: "b")
  StatusHUD.showProgress(0)
  StatusHUD.showProgress(0.5, status: "a")
  StatusHUD.showProgress(float / 2, maskType: .clear)
  StatusHUD.showProgress(Double(length) / 2, onCancel: { StatusHUD.dismiss() })
  StatusHUD.showProgress(Progress(totalUnitCount: 3), status: "a")
  StatusHUD.showProgress(Double.nan)

  let activities = [
    StatusHUD.beginActivity(),
    StatusHUD.beginActivity(status: "a"),
    StatusHUD.beginActivity(progress: double),
    StatusHUD.beginActivity(status: "a", progress: length),
    StatusHUD.beginActivity(progress: maybe),
    StatusHUD.beginActivity(progress: 0),
    StatusHUD.beginActivity(progress: 0.5),
    StatusHUD.beginActivity(progress: nil),
    StatusHUD.beginActivity(progress: .nan),
    StatusHUD.beginActivity(progress: length / 2),
    StatusHUD.beginActivity(progress: .pi / 4, maskType: .black),
  ]
  for activity in activities {
    activity.update(progress: double)
    activity.update(progress: length)
    activity.update(progress: maybe)
    activity.update(progress: Double(float))
    activity.update(progress: 0)
    activity.update(progress: 0.5)
    activity.update(progress: nil)
    activity.update(progress: .nan)
    activity.update(progress: length / 2)
    activity.update(progress: float > 0 ? 0.5 : nil)
    activity.update(status: nil)
    activity.update(details: nil)
  }
}

func numbersOfScopes(_ double: Double, _ length: CGFloat, _ maybe: Double?) async {
  await StatusHUD.withActivity(progress: double) {}
  await StatusHUD.withActivity(progress: length) {}
  await StatusHUD.withActivity(progress: maybe) {}
  await StatusHUD.withActivity(progress: 0) {}
  await StatusHUD.withActivity(progress: 0.5) { _ in }
  await StatusHUD.withActivity(progress: nil) { $0.update(progress: 1) }
  await StatusHUD.withActivity(progress: CGFloat(0.5)) { _ in }
  await StatusHUD.withActivity(progress: Double.nan) {}
  let work: () async -> Void = {}
  await StatusHUD.withActivity(progress: double, work)
}

@MainActor func numbersOfCancellableScopes(
  _ double: Double, _ length: CGFloat, _ maybe: Double?
) async throws {
  try await StatusHUD.withCancellableActivity(progress: double) {}
  try await StatusHUD.withCancellableActivity(progress: length) {}
  try await StatusHUD.withCancellableActivity(progress: maybe) {}
  try await StatusHUD.withCancellableActivity(progress: 0) {}
  try await StatusHUD.withCancellableActivity(progress: 0.5) { _ in }
  try await StatusHUD.withCancellableActivity(progress: nil) { $0.update(progress: 1) }
  try await StatusHUD.withCancellableActivity(progress: CGFloat(0.5)) { _ in }
  try await StatusHUD.withCancellableActivity(progress: Double.nan) {}
}
