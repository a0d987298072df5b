// SPDX-License-Identifier: MIT

/// Manages a search over the controller that presents it, which stays onscreen. There's no search bar
/// here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?

  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the
  ///   presenter does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
