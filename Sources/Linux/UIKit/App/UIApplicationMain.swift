// SPDX-License-Identifier: MIT

/// Starts the program, for those who write `main.swift` instead of `@main`. Does not return.
///
/// To be called on the main thread. That is not declared, as it is not on Apple's systems; a call
/// from elsewhere stops the program.
///
/// - Parameters:
///   - argc: As on Apple; the arguments are read from `CommandLine`.
///   - argv: Likewise.
///   - principalClassName: nil, or UIApplication's name: there is no other class of applications.
///   - delegateClassName: What `NSStringFromClass` says of the delegate's class.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  MainActor.assumeIsolated { () -> Int32 in
    if let name = principalClassName, name != NSStringFromClass(UIApplication.self) {
      ApplicationMain.leave("UIApplicationMain: \(name) is not UIApplication", code: 1)
    }
    guard let name = delegateClassName,
      let delegateClass = NSClassFromString(name) as? any UIApplicationDelegate.Type
    else {
      ApplicationMain.leave(
        "UIApplicationMain: no application delegate class \(delegateClassName ?? "was named")",
        code: 1)
    }
    ApplicationMain.run(delegate: delegateClass.init())
  }
}
