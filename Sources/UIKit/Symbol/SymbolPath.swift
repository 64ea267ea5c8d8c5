import CoreGraphics

extension CGPath {
  /// Creates a path from commands, each with its numbers: `M x y` begins a subpath, `L x y` is a
  /// line, `Q cx cy x y` and `C cx cy dx dy x y` are curves, `Z` closes, `O x y radius` is a circle,
  /// `R x y width height radius` a rounded rectangle, and `A x y radius start end` a clockwise arc in
  /// degrees.
  static func symbol(_ commands: String) -> CGPath {
    let path = CGMutablePath()
    var tokens = commands.split(separator: " ")[...]
    while let command = tokens.popFirst() {
      var numbers: [CGFloat] = []
      while let token = tokens.first, let number = Double(token) {
        numbers.append(number)
        tokens.removeFirst()
      }
      path.add(command, numbers)
    }
    return path
  }
}

extension CGMutablePath {
  fileprivate func add(_ command: Substring, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch command {
    case "M": move(to: point(0))
    case "L": for index in stride(from: 0, to: n.count, by: 2) { addLine(to: point(index)) }
    case "Q": addQuadCurve(to: point(2), control: point(0))
    case "C": addCurve(to: point(4), control1: point(0), control2: point(2))
    case "Z": closeSubpath()
    case "O":
      addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "R":
      addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
        cornerHeight: n[4])
    case "A":
      let (start, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
      move(to: CGPoint(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start)))
      addArc(center: point(0), radius: n[2], startAngle: start, endAngle: end, clockwise: false)
    default: preconditionFailure("Unknown command in the path of a symbol: \(command)")
    }
  }
}
