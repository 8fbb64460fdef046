#if canImport(UIKit)
import QuartzCore
import UIKit

/// A picture in the bar of a conversation, in a box of 20 by 20 points.
enum PanelIcon {
  case grip
  case dock
  case undock
  case full
  case close

  /// The lines, each through its points.
  private var lines: [[(x: CGFloat, y: CGFloat)]] {
    let box: [(x: CGFloat, y: CGFloat)] = [(9, 5), (4, 5), (4, 16), (15, 16), (15, 11)]
    return switch self {
    case .grip: []
    case .dock: [box, [(9, 7), (9, 11), (13, 11)], [(9, 11), (16, 4)]]
    case .undock: [box, [(12, 4), (16, 4), (16, 8)], [(16, 4), (9, 11)]]
    case .full:
      [[(12, 4), (16, 4), (16, 8)], [(16, 4), (11, 9)], [(8, 16), (4, 16), (4, 12)], [(4, 16), (9, 11)]]
    case .close: [[(5, 5), (15, 15)], [(15, 5), (5, 15)]]
    }
  }

  /// The dots of the grip are filled, all other icons consist of lines.
  var isFilled: Bool { self == .grip }

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
    return path
  }
}

extension CGMutablePath {
  /// Adds a circle of four curves.
  fileprivate func addDot(at center: CGPoint, radius: CGFloat) {
    // The control points of a quarter circle are this share of the radius away: 4/3 (sqrt(2) - 1).
    let reach = radius * 0.5523
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
  static let side: CGFloat = 20
  private var shape: CAShapeLayer? { layer as? CAShapeLayer }
  private var shown: PanelIcon?

  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Draws an icon.
  func show(_ icon: PanelIcon, in color: CGColor) {
    if shown != icon {
      shown = icon
      shape?.path = icon.path
      shape?.lineWidth = 1.6
      shape?.lineCap = .round
      shape?.lineJoin = .round
    }
    shape?.fillColor = icon.isFilled ? color : nil
    shape?.strokeColor = icon.isFilled ? nil : color
  }
}

/// A button of the bar.
final class PanelButton: UIControl {
  let icon = PanelIconView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(icon)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { paint() } }
  override var isSelected: Bool { didSet { paint() } }

  /// A pressed or selected button has a background.
  private func paint() {
    let opacity = isHighlighted ? 0.18 : isSelected ? 0.14 : 0
    backgroundColor = opacity > 0 ? UIColor.systemGray.withAlphaComponent(opacity) : nil
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = PanelIconView.side
    icon.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
#endif
