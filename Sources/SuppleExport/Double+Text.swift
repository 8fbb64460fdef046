extension Double {
  /// The number as text with at most `decimals` digits after the point, without trailing zeros and without an
  /// exponent.
  func text(decimals: Int) -> String {
    guard isFinite else { return "0" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (self * scale).rounded()
    guard abs(scaled) < 1e18 else { return "\(self)" }
    let whole = Int64(abs(scaled))
    var digits = String(whole)
    while digits.count <= decimals { digits = "0" + digits }
    var text = String(digits.dropLast(decimals))
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction = fraction.dropLast() }
    if !fraction.isEmpty { text += "." + fraction }
    return scaled < 0 && whole != 0 ? "-" + text : text
  }
}
