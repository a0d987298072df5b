// SPDX-License-Identifier: MIT

internal import DisplayHost

/// The program around an application delegate: a window of the display, the main loop, the end.
@MainActor
enum ApplicationMain {
  /// UIApplication does not keep its delegate.
  private static var delegate: (any UIApplicationDelegate)?
  private static var host: X11SceneHost?

  /// The size of the phone that the window stands for, in points.
  private static let size = CGSize(width: 390, height: 844)

  static func run(delegate: any UIApplicationDelegate) -> Never {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    let program = name ?? "app"
    do {
      let options = try LaunchOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let display = try X11Display()
      let window = try X11Window(
        display: display, title: program, size: size, scale: options.scale)
      start(delegate: delegate, display: display, window: window, program: program)
    } catch let error as LaunchOptions.Failure {
      leave("\(program): \(error.description)", code: 2)
    } catch let error as X11Error {
      leave("\(program): \(error.description)", code: 1)
    } catch {
      leave("\(program): \(error)", code: 1)
    }
    // The main queue, and with it the main actor, is served by the run loop of this thread.
    while true { RunLoop.main.run() }
  }

  private static func start(
    delegate: any UIApplicationDelegate, display: X11Display, window: X11Window, program: String
  ) {
    let application = UIApplication.shared
    self.delegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)

    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let screen = UIScreen(size: window.size, scale: window.scale)
    let scene = UIWindowScene(session: session, screen: screen)
    let host = X11SceneHost(display: display, window: window, scene: scene)
    host.onClose = { close() }
    host.onServerLost = { leave("\(program): \($0)", code: 1) }
    self.host = host
    application.connect(scene)
    host.show()
  }

  /// The user closed the window: the scene ends, and with its only scene the program.
  private static func close() {
    UIApplication.shared.terminate()
    host?.close()
    exit(0)
  }

  private static func leave(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// The part of the command line that is the host's. What it does not know is the app's.
struct LaunchOptions: Equatable {
  /// Pixels per point; nil is the display's own.
  var scale: CGFloat?

  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument == "--scale" else { continue }
      guard let text = rest.popFirst(), let scale = Double(text), (0.5...8).contains(scale) else {
        throw Failure(description: "--scale needs a number from 0.5 to 8")
      }
      self.scale = scale
    }
  }
}
