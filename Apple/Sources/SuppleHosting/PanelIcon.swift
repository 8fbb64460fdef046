#if canImport(UIKit)
import QuartzCore
import UIKit

/// A picture on a conversation, in a box of 20 by 20 points.
enum PanelIcon: Equatable {
  case grip
  case dock
  case undock
  case full
  case close
  /// An arc in a corner of the box.
  case corner(isLeft: Bool, isTop: Bool)

  /// The lines, each through its points.
  private var lines: [[(x: CGFloat, y: CGFloat)]] {
    let box: [(x: CGFloat, y: CGFloat)] = [(9, 5), (4, 5), (4, 16), (15, 16), (15, 11)]
    return switch self {
    case .grip, .corner: []
    case .dock: [box, [(9, 7), (9, 11), (13, 11)], [(9, 11), (16, 4)]]
    case .undock: [box, [(12, 4), (16, 4), (16, 8)], [(16, 4), (9, 11)]]
    case .full:
      [[(12, 4), (16, 4), (16, 8)], [(16, 4), (11, 9)], [(8, 16), (4, 16), (4, 12)], [(4, 16), (9, 11)]]
    case .close: [[(5, 5), (15, 15)], [(15, 5), (5, 15)]]
    }
  }

  /// The dots of the grip are filled, all other icons consist of lines.
  var isFilled: Bool { self == .grip }

  var lineWidth: CGFloat { if case .corner = self { 2 } else { 1.6 } }

  var path: CGPath {
    let path = CGMutablePath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = CGPoint(x: point.x, y: point.y)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    if self == .grip {
      for x in [8.0, 12] as [CGFloat] {
        for y in [5.0, 10, 15] as [CGFloat] { path.addDot(at: CGPoint(x: x, y: y), radius: 1.3) }
      }
    }
    if case .corner(let isLeft, let isTop) = self { path.addArc(isLeft: isLeft, isTop: isTop) }
    return path
  }
}

extension CGMutablePath {
  /// Adds a quarter of a circle around (7, 7), which opens to the upper left, or is mirrored.
  fileprivate func addArc(isLeft: Bool, isTop: Bool) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isLeft ? PanelIconView.side - x : x, y: isTop ? PanelIconView.side - y : y)
    }
    let (center, radius): (CGFloat, CGFloat) = (7, 9)
    let (end, control) = (center + radius, center + radius * CGMutablePath.reach)
    move(to: point(end, center))
    addCurve(to: point(center, end), control1: point(end, control), control2: point(control, end))
  }

  /// The distance of a quarter circle's control points, in radii: 4/3 (sqrt(2) - 1).
  private static let reach: CGFloat = 0.5523

  /// Adds a circle of four curves.
  fileprivate func addDot(at center: CGPoint, radius: CGFloat) {
    let reach = radius * CGMutablePath.reach
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    move(to: point(radius, 0))
    addCurve(to: point(0, radius), control1: point(radius, reach), control2: point(reach, radius))
    addCurve(to: point(-radius, 0), control1: point(-reach, radius), control2: point(-radius, reach))
    addCurve(to: point(0, -radius), control1: point(-radius, -reach), control2: point(-reach, -radius))
    addCurve(to: point(radius, 0), control1: point(reach, -radius), control2: point(radius, -reach))
    closeSubpath()
  }
}

/// A view that draws an icon in one colour. The shape is the view's own layer, which has no implicit animations.
final class PanelIconView: UIView {
  nonisolated static let side: CGFloat = 20
  private var shape: CAShapeLayer? { layer as? CAShapeLayer }
  private var shown: PanelIcon?

  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Draws an icon.
  func show(_ icon: PanelIcon, in color: CGColor) {
    if shown != icon {
      shown = icon
      shape?.path = icon.path
      shape?.lineWidth = icon.lineWidth
      shape?.lineCap = .round
      shape?.lineJoin = .round
    }
    shape?.fillColor = icon.isFilled ? color : nil
    shape?.strokeColor = icon.isFilled ? nil : color
  }
}

/// A button of the bar.
final class PanelButton: UIControl {
  private let icon = PanelIconView(frame: .zero)
  /// The background of a pressed or selected button.
  private let mark = UIView(frame: .zero)
  private static let markSide: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [mark, icon] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    mark.layer.cornerRadius = 8
    isAccessibilityElement = true
    accessibilityTraits = .button
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }

  /// Draws an icon and the button's background in a colour.
  func show(_ icon: PanelIcon, in color: UIColor) {
    self.icon.show(icon, in: color.cgColor)
    mark.backgroundColor = color
  }

  private func showState() {
    mark.alpha = isHighlighted ? 0.24 : isSelected ? 0.2 : 0
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.fillMiddle(of: bounds, side: PanelIconView.side)
    mark.fillMiddle(of: bounds, side: min(Self.markSide, bounds.height))
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}

extension UIView {
  /// Places the view in the middle of a box, as a square.
  func fillMiddle(of box: CGRect, side: CGFloat) {
    frame = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
  }
}
#endif
