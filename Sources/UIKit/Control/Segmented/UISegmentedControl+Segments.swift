import Foundation

extension UISegmentedControl {
  final func append(_ item: Any) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
    case let action as UIAction:
      insertSegment(action: action, at: numberOfSegments, animated: false)
    default: preconditionFailure("Invalid item \(item): segments are strings or images")
    }
  }

  final func segment(_ index: Int) -> SegmentContent {
    requireSegment(index)
    return segments[index]
  }

  private func requireSegment(_ index: Int) {
    require(
      segments.indices.contains(index),
      "Segment index \(index) is beyond the bounds of the \(segments.count) segments")
  }

  final func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    requireSegment(index)
    change(&segments[index])
    segmentsDidChange(animated: false)
  }

  /// The selection stays with its segment.
  final func insert(_ segment: SegmentContent, at index: Int, _ animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { select(selectedSegmentIndex + 1, animated: false) }
    segmentsDidChange(animated: animated)
  }

  final func remove(_ index: Int, _ animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    segments.remove(at: index)
    if selectedSegmentIndex == index {
      select(Self.noSegment, animated: false)
    } else if selectedSegmentIndex > index {
      select(selectedSegmentIndex - 1, animated: false)
    }
    segmentsDidChange(animated: animated)
  }

  final func segmentsDidChange(animated: Bool) {
    views.prepare(self)
    invalidateIntrinsicContentSize()
    show(animated: animated)
  }

  // MARK: Geometry

  /// The smallest width of a segment with a content. Points.
  private static var margin: CGFloat { 20 }

  final var fittingSize: CGSize {
    let natural = segments.indices.map { naturalWidth($0) }
    let widest: CGFloat = natural.max() ?? 0
    let isEqual = !apportionsSegmentWidthsByContent
    let widths: [CGFloat] = segments.indices.map {
      isEqual && segments[$0].width == 0 ? widest : natural[$0]
    }
    return CGSize(width: widths.reduce(0, +).rounded(.up), height: 32)
  }

  private func naturalWidth(_ index: Int) -> CGFloat {
    let width = segments[index].width
    return width > 0 ? width : views.contentWidth(index) + Self.margin
  }

  /// The frames of the segments, from left to right in the order of the layout direction.
  final var segmentFrames: [CGRect] {
    let fixed = segments.map(\.width).reduce(0, +)
    let free = segments.indices.filter { segments[$0].width == 0 }
    let room = max(bounds.width - fixed, 0)
    let total = free.reduce(0) { $0 + naturalWidth($1) }
    let scale = max(contentScaleFactor, 1)
    var (x, frames): (CGFloat, [CGRect]) = (0, [])
    for index in segments.indices {
      let share =
        apportionsSegmentWidthsByContent && total > 0
        ? room * naturalWidth(index) / total : room / CGFloat(max(free.count, 1))
      let next = x + (segments[index].width > 0 ? segments[index].width : share)
      let (left, right) = ((x * scale).rounded() / scale, (next * scale).rounded() / scale)
      frames.append(CGRect(x: left, y: 0, width: right - left, height: bounds.height))
      x = next
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  /// The segment at a point, or the nearest one horizontally.
  final func segmentIndex(at point: CGPoint) -> Int? {
    let frames = segmentFrames
    return frames.indices.min { first, second in
      frames[first].distance(to: point.x) < frames[second].distance(to: point.x)
    }
  }

  final func state(of index: Int) -> UIControl.State {
    var state: UIControl.State = isEnabled && segments[index].isEnabled ? .normal : .disabled
    if index == shownSelection { state.insert(.selected) }
    if index == pressedSegment { state.insert(.highlighted) }
    return state
  }

  /// The place of a segment, from left to right.
  final func place(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if index == 0 { return isReversed ? .right : .left }
    if index == segments.count - 1 { return isReversed ? .left : .right }
    return .center
  }
}

extension CGRect {
  fileprivate func distance(to x: CGFloat) -> CGFloat { max(minX - x, x - maxX, 0) }
}
