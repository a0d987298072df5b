// SPDX-License-Identifier: MIT

/// What the command line asks for.
enum Trial: Equatable {
  /// - Parameters:
  ///   - seconds: for which the threads call, more than 0.
  ///   - seed: of what they call.
  case threads(seconds: Double, seed: UInt64)
  /// - Parameter cycles: of showing and dismissing, more than those before the first measurement.
  case memory(cycles: Int)

  static let usage = """
    usage: Endurance threads [--seconds SECONDS] [--seed NUMBER]
           Endurance memory [--cycles NUMBER]
    """

  /// What is wrong with a command line.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  init(arguments: [String]) throws {
    var options = try Self.options(arguments.dropFirst())
    switch arguments.first {
    case "threads":
      let seconds = try options.take("--seconds", "a number from 0.1 to 86400", default: 60) {
        Double($0).flatMap { (0.1...86_400).contains($0) ? $0 : nil }
      }
      let seed = try options.take("--seed", "a whole number, 0 or more", default: 1, UInt64.init)
      self = .threads(seconds: seconds, seed: seed)
    case "memory":
      let least = MemoryTrial.warmUp + 1
      let cycles = try options.take("--cycles", "a whole number from \(least)", default: 100_000) {
        Int($0).flatMap { $0 >= least ? $0 : nil }
      }
      self = .memory(cycles: cycles)
    case let name?:
      throw Mistake("there is no trial “\(name)”")
    case nil:
      throw Mistake("which trial?")
    }
    if let name = options.keys.min() { throw Mistake("“\(name)” is no option of this trial") }
  }

  private static func options(_ arguments: ArraySlice<String>) throws -> [String: String] {
    var rest = arguments
    var options: [String: String] = [:]
    while let name = rest.popFirst() {
      guard name.hasPrefix("--") else { throw Mistake("“\(name)” is no option") }
      guard options[name] == nil else { throw Mistake("“\(name)” is there twice") }
      guard let value = rest.popFirst() else { throw Mistake("“\(name)” needs a value") }
      options[name] = value
    }
    return options
  }
}

extension [String: String] {
  /// Takes the value of an option out, or gives the default without one.
  fileprivate mutating func take<Parsed>(
    _ name: String, _ what: String, default: Parsed, _ parse: (String) -> Parsed?
  ) throws -> Parsed {
    guard let text = removeValue(forKey: name) else { return `default` }
    guard let value = parse(text) else {
      throw Trial.Mistake("“\(name)” needs \(what), not “\(text)”")
    }
    return value
  }
}
