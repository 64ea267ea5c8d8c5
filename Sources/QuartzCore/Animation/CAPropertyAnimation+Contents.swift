import CoreGraphics
import Foundation
import LayerTree

extension CAPropertyAnimation {
  /// A cross-fade between two contents; nil stands for the contents that the layer shows without
  /// the animation.
  func contentsTrack(from: Any?, to: Any?) -> Track? {
    guard from != nil || to != nil, let previous = value(from), let next = value(to) else {
      return nil
    }
    let segments = KeyframeSegments(count: 2, keyTimes: nil, timingFunctions: [], isDiscrete: false)
    return .composited(.contents(ContentsTrack(values: [previous, next], segments: segments)))
  }

  func contentsTrack(_ values: [Any], _ segments: KeyframeSegments) -> Track? {
    let contents = values.compactMap(value)
    guard contents.count == values.count else { return nil }
    return .composited(.contents(ContentsTrack(values: contents, segments: segments)))
  }

  private func value(_ value: Any?) -> ContentsTrack.Value? {
    switch value {
    case nil: .below
    case let image as CGImage: .contents(LayerContents(image: image))
    case is NSNull: .nothing
    default: nil
    }
  }
}
