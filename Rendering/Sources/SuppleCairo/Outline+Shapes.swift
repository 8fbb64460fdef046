import SuppleScene

extension Outline {
  /// A rectangle with corners of `radius` points.
  public static func rectangle(_ rectangle: Rect, radius: Double = 0) -> Outline {
    Outline.rectangle(rectangle, topRadius: radius, bottomRadius: radius)
  }

  /// A rectangle with different radii for the upper and the lower corners, in points.
  public static func rectangle(_ rectangle: Rect, topRadius: Double, bottomRadius: Double) -> Outline {
    var path = Outline()
    path.addRect(rectangle, topRadius: topRadius, bottomRadius: bottomRadius)
    return path
  }

  /// A circle of `radius` points.
  public static func circle(center: Point, radius: Double) -> Outline {
    var path = Outline()
    path.addCircle(center: center, radius: radius)
    return path
  }

  /// An ellipse that touches the sides of a rectangle.
  public static func ellipse(in box: Rect) -> Outline {
    var unit = Outline()
    unit.addCircle(center: .zero, radius: 1)
    let center = box.center
    func place(_ point: Point) -> Point {
      Point(x: center.x + point.x * box.width / 2, y: center.y + point.y * box.height / 2)
    }
    var path = Outline()
    for element in unit.elements {
      switch element {
      case .move(let point): path.add(.move(place(point)))
      case .line(let point): path.add(.line(place(point)))
      case .quadratic(let control, let end): path.add(.quadratic(control: place(control), end: place(end)))
      case .cubic(let a, let b, let end): path.add(.cubic(place(a), place(b), end: place(end)))
      case .close: path.add(.close)
      }
    }
    return path
  }

  /// An open line through points.
  public static func line(_ points: Point...) -> Outline {
    var path = Outline()
    for point in points { path.add(path.elements.isEmpty ? .move(point) : .line(point)) }
    return path
  }
}
