// SPDX-License-Identifier: MIT

/// Manages a view, which it makes when the view is first needed.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  /// Whether `viewDidAppear(_:)` follows with the next commit.
  private var isAppearing = false
  final var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?
  /// True while this controller is presented and its presenter's view stays in the window.
  final var isPresentedOver = false
  /// The transition of the controller's dismissal, while it's running.
  final var dismissal: TransitionCoordinator?
  final var storedChildren: [UIViewController] = []
  final weak var storedParent: UIViewController?

  /// There are no nibs here: both parameters are for Apple's signature.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as of `init()`: nothing here makes archives of controllers.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      let owner = newValue?.owningController
      precondition(owner == nil || owner === self, "The view belongs to another view controller.")
      storedView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView != nil { viewDidLoad() }
  }

  /// Makes the view and sets `view`. The default is a plain view.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
  }

  open override var next: UIResponder? {
    if let storedPresenting { return storedPresenting }
    return storedView?.superview
  }

  // MARK: Life of the view

  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Notifies the controller once its view, which just moved to a visible window, is on the screen.
  final func viewDidMoveToWindow() {
    guard !isAppearing, let window = viewIfLoaded?.window, window.isOnStage else { return }
    isAppearing = true
    window.windowScene?.afterCommit { [weak self] in
      guard let self else { return }
      isAppearing = false
      if viewIfLoaded?.window?.isOnStage == true { viewDidAppear(false) }
    }
  }

  // MARK: Children

  open var children: [UIViewController] { storedChildren }
  open var parent: UIViewController? { storedParent }

  /// Adds a child and calls its `willMove(toParent:)`. The container adds the child's view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent and calls `didMove(toParent:)`. The container calls `willMove(toParent:)` and
  /// removes the view before.
  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen
  /// Whether a controller that's presented over its presenter decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// A Boolean value that determines whether a controller that this one or a child presents with
  /// the style `.currentContext` or `.overCurrentContext` covers this one's view, and no more.
  open var definesPresentationContext = false

  /// The controller that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.storedPresented }

  /// The view controller that presented this view controller or its nearest ancestor.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.storedPresenting).first
  }

  /// A Boolean value that indicates whether the animation of the controller's dismissal is running.
  open var isBeingDismissed: Bool { dismissal != nil }

  /// The transition of the controller, of the one that it presents, or of an ancestor. Only an animated
  /// dismissal has one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    dismissal ?? storedPresented?.dismissal ?? storedParent?.transitionCoordinator
  }

  private lazy var storedPopover = UIPopoverPresentationController(presented: self)
  /// Manages the popover that the controller is or will be.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? storedPopover : nil
  }

  /// A Boolean value that indicates whether the presenter's view stays in the window.
  var presentsOver: Bool {
    switch modalPresentationStyle {
    case .custom, .overFullScreen, .overCurrentContext, .pageSheet, .popover: true
    case .fullScreen, .currentContext: false
    }
  }
  /// A Boolean value that indicates whether the view fills the window when it's presented.
  var fillsWindow: Bool { modalPresentationStyle != .pageSheet }
  /// The view that a presentation puts into the window.
  var presentationView: UIView? { view }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: Layout and traits

  /// Notifies the controller before its window changes its size. The controller notifies its children
  /// and those that it presents.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for controller in storedChildren + [storedPresented].compactMap({ $0 }) {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }

  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? .standard
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
  }

  public var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.updateTraits() } }

  // MARK: System interface

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Has no effect, because there are no system gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Has no effect, because there is no pointer lock here.
  open var prefersPointerLocked: Bool { false }

  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Has no effect, because there is no orientation lock here.
  open var prefersInterfaceOrientationLocked: Bool { false }

  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Has no effect, because the host turns the interface.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks again how the status bar should look.
  open func setNeedsStatusBarAppearanceUpdate() {
    windowOfPresentation?.windowScene?.updateStatusBar()
  }

  /// Asks again whether the home indicator should hide.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    windowOfPresentation?.windowScene?.updateHomeIndicator()
  }

  /// Asks again which edges defer system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    windowOfPresentation?.windowScene?.updateDeferringEdges()
  }

  /// Asks again whether the pointer should be locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    windowOfPresentation?.windowScene?.updatePointerLock()
  }

  /// Asks again whether the orientation should be locked.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    windowOfPresentation?.windowScene?.updateOrientationLock()
  }

  /// Asks again for the orientations. Nothing turns, because the host turns the interface.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    windowOfPresentation?.windowScene?.updateOrientations()
  }
}

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the window, and removes the presenter's view from it.
  case fullScreen = 0
  /// Covers the window except for an area at the top, as on iPhone.
  case pageSheet = 1
  /// Takes the place of the view of the controller that defines the presentation context.
  case currentContext = 3
  /// Covers the window. There are no presentation controllers here.
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  /// Covers the window, because there are no popovers here.
  case popover = 7
}

/// Manages how a controller is presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  open var presentedViewController: UIViewController { presented }

  init(presented: UIViewController) { self.presented = presented }
}

/// Manages a popover, which points to a part of a view.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// In the coordinates of `sourceView`. If it's null, the popover points to the whole view.
  open var sourceRect = CGRect.null
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let bottom = UIRectEdge(rawValue: 1 << 2)
}

/// The color of the status bar's contents.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
}

/// The orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
