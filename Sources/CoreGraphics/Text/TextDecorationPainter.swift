import CCairo
import CPango

/// Draws underlines and strikethroughs.
struct TextDecorationPainter {
  let canvas: CairoCanvas
  /// The transform from the line's coordinates, whose origin is the left end of the baseline, to
  /// device pixels.
  let matrix: CGAffineTransform
  let alpha: CGFloat

  func draw(_ line: TextStyle.Line, below run: TextLine.Run, text: String) {
    let metrics = FontMetrics(of: run.shared.style.font)
    draw(
      line, at: -metrics.underlinePosition, thickness: metrics.underlineThickness, run: run,
      text: text)
  }

  func draw(_ line: TextStyle.Line, through run: TextLine.Run, text: String) {
    let metrics = FontMetrics(of: run.shared.style.font)
    draw(
      line, at: -metrics.strikethroughPosition, thickness: metrics.underlineThickness, run: run,
      text: text)
  }

  /// `y` and `thickness` in points, down from the baseline.
  private func draw(
    _ line: TextStyle.Line, at y: CGFloat, thickness: CGFloat, run: TextLine.Run,
    text: String
  ) {
    guard let count = Self.count(line.style) else { return }
    canvas.setSource((line.color ?? run.shared.style.color).rgba, alpha: alpha)
    let isThick = line.style & 0x0F == 2
    let scale = matrix.largestScale
    let isAxisAligned = matrix.b == 0 && matrix.c == 0 && canvas.pixels != nil
    // On a bitmap the thickness is a whole number of pixels, at least one.
    let pixels = max((thickness * (isThick ? 2 : 1) * scale).rounded(), 1)
    let height = isAxisAligned ? pixels / scale : thickness * (isThick ? 2 : 1)
    for part in line.style & 0x8000 != 0 ? words(of: run, text) : [run.x..<(run.x + run.width)] {
      for index in 0..<count {
        let top = y - run.shared.style.baselineOffset + CGFloat(index) * 2 * height
        let box = CGRect(
          x: part.lowerBound, y: top, width: part.upperBound - part.lowerBound, height: height)
        fill(box, Self.pattern(line.style), unit: height, snaps: isAxisAligned)
      }
    }
  }

  /// The number of parallel lines of a style; nil without lines.
  private static func count(_ style: Int) -> Int? {
    switch style & 0x0F {
    case 1, 2: 1
    case 9: 2
    default: nil
    }
  }

  /// The dash pattern (alternating dash and gap lengths, in line thicknesses); empty if solid.
  private static func pattern(_ style: Int) -> [CGFloat] {
    switch style & 0x0F00 {
    case 0x0100: [2, 2]
    case 0x0200: [7, 3]
    case 0x0300: [7, 3, 2, 3]
    case 0x0400: [7, 3, 2, 3, 2, 3]
    default: []
    }
  }

  private func fill(_ box: CGRect, _ pattern: [CGFloat], unit: CGFloat, snaps: Bool) {
    guard !pattern.isEmpty else { return fill(box, snaps) }
    // The pattern starts at the line's origin so that it continues across runs.
    let length = pattern.reduce(0, +) * unit
    guard length > 0, box.width / length < 100_000 else { return }
    var x = (box.minX / length).rounded(.down) * length
    var index = 0
    while x < box.maxX {
      let end = x + pattern[index % pattern.count] * unit
      let (left, right) = (max(x, box.minX), min(end, box.maxX))
      if index % 2 == 0, right > left {
        fill(CGRect(x: left, y: box.minY, width: right - left, height: box.height), snaps)
      }
      (x, index) = (end, index + 1)
    }
  }

  private func fill(_ box: CGRect, _ snaps: Bool) {
    canvas.setPath(box.applying(matrix: matrix, snaps: snaps))
    canvas.fill(.winding)
  }

  /// The x ranges of the words of a run in its line, for styles that underline by word.
  private func words(of run: TextLine.Run, _ text: String) -> [Range<CGFloat>] {
    let item = unsafe run.item.pointee.item.pointee
    let start = unsafe Int(item.offset)
    let bytes = Array(text.utf8.dropFirst(start).prefix(Int(unsafe item.length)))
    return bytes.split(separator: 32).map { word in
      let ends = [word.startIndex, word.endIndex].map { x(of: $0, in: run, bytes) }
      return run.x + (ends.min() ?? 0)..<run.x + (ends.max() ?? 0)
    }
  }

  private func x(of index: Int, in run: TextLine.Run, _ bytes: [UInt8]) -> CGFloat {
    var x: Int32 = 0
    let isEnd = index == bytes.count
    var text = bytes.map { CChar(bitPattern: $0) }
    unsafe pango_glyph_string_index_to_x(
      run.item.pointee.glyphs, &text, Int32(bytes.count),
      &run.item.pointee.item.pointee.analysis, Int32(isEnd ? index - 1 : index), isEnd ? 1 : 0, &x)
    return CGFloat(x) / CGFloat(PANGO_SCALE)
  }
}
