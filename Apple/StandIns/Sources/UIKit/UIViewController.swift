import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiviewcontroller; iOS 2
@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  private var standInLoaded: UIView?
  open var view: UIView! {
    get {
      if standInLoaded == nil {
        loadView()
        standInLoaded?.standInController = self
        viewDidLoad()
      }
      return standInLoaded
    }
    set {
      standInLoaded = newValue
      newValue?.standInController = self
    }
  }
  open var viewIfLoaded: UIView? { standInLoaded }
  open func loadViewIfNeeded() { _ = view }
  open func loadView() { standInLoaded = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize; iOS 7
  open var preferredContentSize = CGSize.zero
  open func viewWillAppear(_ animated: Bool) {}
  open override var next: UIResponder? { standInLoaded?.superview ?? parent }

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  /// The calls that a child has received, in order, for tests.
  public var standInMoves: [String] = []
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }
  open func removeFromParent() {
    guard let parent else { return }
    precondition(standInMoves.last == "will leave", "willMove(toParent: nil) comes before removeFromParent")
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:); iOS 5
  open func willMove(toParent parent: UIViewController?) {
    standInMoves.append(parent == nil ? "will leave" : "will join")
  }
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:); iOS 5
  open func didMove(toParent parent: UIViewController?) {
    standInMoves.append(parent == nil ? "left" : "joined")
  }

  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller; iOS 5
  open internal(set) var presentedViewController: UIViewController?
  /// The warnings of UIKit, which it announces as exceptions of a future release.
  public static var standInFaults: [String] = []
  /// The superview to which the view returns after a presentation on the full screen.
  weak var standInSuperview: UIView?
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller; iOS 5
  open internal(set) weak var presentingViewController: UIViewController?
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle; iOS 3.2
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:); iOS 5
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    standInPresent(viewControllerToPresent)
    completion?()
  }
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:); iOS 5
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController == nil ? presentingViewController : self)?.standInDismiss()
    completion?()
  }

  // Page: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection; iOS 8
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection.standInRoot
  }
  open var navigationController: UINavigationController? {
    (self as? UINavigationController) ?? parent?.navigationController
  }
  // Page: https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem; iOS 2
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

// Page: https://developer.apple.com/documentation/uikit/uinavigationcontroller; iOS 2
/// A stack of pages. Every added child is a page, whatever its origin: only the last is visible.
@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for page in children { page.removeFromParent() }
      newValue.forEach(addChild)
    }
  }
  open var topViewController: UIViewController? { children.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.willMove(toParent: nil)
    last.removeFromParent()
    standInShow(children.last)
    return last
  }
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    standInShow(childController)
  }
  private func standInShow(_ page: UIViewController?) {
    for child in children where child !== page { child.viewIfLoaded?.removeFromSuperview() }
    guard let page else { return }
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

// Page: https://developer.apple.com/documentation/uikit/uitabbarcontroller; iOS 2
/// Pages behind tabs. Every added child is a page, whatever its origin.
@MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set { for page in newValue ?? [] { addChild(page) } }
  }
  open var selectedIndex = 0 { didSet { standInShow() } }
  // Page: https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar; iOS 3
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: CGRect(x: 0, y: view.bounds.maxY - 83, width: view.bounds.width, height: 83))
    bar.autoresizingMask = .flexibleWidth
    bar.standInSelect = { [weak self] in self?.selectedIndex = $0 }
    view.addSubview(bar)
    return bar
  }()
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    standInShow()
  }
  private func standInShow() {
    for child in children { child.viewIfLoaded?.removeFromSuperview() }
    guard children.indices.contains(selectedIndex) else { return }
    children[selectedIndex].view.frame = view.bounds
    children[selectedIndex].view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(children[selectedIndex].view, at: 0)
    tabBar.items = children.map { $0.tabBarItem }
  }
  open override var childForStatusBarStyle: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }
}

// Page: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask; iOS 6
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
