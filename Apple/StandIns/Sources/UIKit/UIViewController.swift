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
    set { standInLoaded = newValue }
  }
  open var viewIfLoaded: UIView? { standInLoaded }
  open func loadViewIfNeeded() { _ = view }
  open var isViewLoaded: Bool { standInLoaded != nil }
  open func loadView() { standInLoaded = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open override var next: UIResponder? { standInLoaded?.superview ?? parent }

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  /// What a child was told, in order, for tests.
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
  open func didReceiveMemoryWarning() {}

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
}

// Page: https://developer.apple.com/documentation/uikit/uistatusbarstyle; iOS 2
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

// Page: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask; iOS 6
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
