// SPDX-License-Identifier: MIT

/// The program around an application delegate: a window of the display, the main loop, the end.
@MainActor
enum ApplicationMain {
  /// UIApplication does not keep its delegate.
  private static var delegate: (any UIApplicationDelegate)?
  private static var host: X11SceneHost?

  /// The size of the phone that the window stands for, in points.
  private static let size = CGSize(width: 390, height: 844)

  static func run(delegate: any UIApplicationDelegate) -> Never {
    let path = CommandLine.arguments.first ?? "app"
    let program = URL(fileURLWithPath: path).lastPathComponent
    // XCB writes to its server even if that has ended. The host reports the end in a sentence.
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try LaunchOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let host = try X11SceneHost(title: program, size: size, scale: options.scale)
      host.onClose = { close() }
      host.onServerLost = { leave("\(program): \($0)", code: 1) }
      self.host = host
      self.delegate = delegate
      launch(delegate, in: host)
    } catch let error as LaunchOptions.Failure {
      leave("\(program): \(error.description)", code: 2)
    } catch {
      leave("\(program): \(error)", code: 1)
    }
    // The main queue, and with it the main actor, is served by the run loop of this thread.
    while true { RunLoop.main.run() }
  }

  private static func launch(_ delegate: any UIApplicationDelegate, in host: X11SceneHost) {
    let application = UIApplication.shared
    application.delegate = delegate
    let session = host.windowScene.session
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    host.connect()
  }

  /// The user closed the window: the scene ends, and with its only scene the program.
  private static func close() {
    UIApplication.shared.terminate()
    host?.disconnect()
    exit(0)
  }

  /// Says why in one line and ends the program.
  static func leave(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// The host's part of the command line. It ignores the app's arguments.
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
