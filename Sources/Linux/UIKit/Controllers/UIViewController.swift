// SPDX-License-Identifier: MIT

/// Manages a view: makes it when it is first asked for, and hears when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  final var appearance = Appearance.disappeared
  /// Set while a transition decides when the view has come or gone.
  final var appearanceTransition: (animated: Bool, direction: ModalTransition.Direction)?
  /// What will appear or disappear was told, for the did that follows.
  final var appearedAnimated = false
  final var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?

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
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Presenting

  /// How this controller covers the one that presents it. Full screen is the default here, where
  /// there are no sheets.
  open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen
  /// True when a controller that does not cover everything is asked for the status bar all the same.
  open var modalPresentationCapturesStatusBarAppearance = false

  open var presentedViewController: UIViewController? { storedPresented }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: Layout and traits

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }

  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? .standard
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What the system asks

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether a pointer stays where it is, and only tells its movements. There is no lock here.
  open var prefersPointerLocked: Bool { false }

  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Whether the interface keeps its orientation. There is no lock here.
  open var prefersInterfaceOrientationLocked: Bool { false }

  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the interface turns with the device. Here the host turns it.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
}
