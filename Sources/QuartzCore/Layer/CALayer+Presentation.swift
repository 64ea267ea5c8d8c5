import Foundation
import LayerTree

extension CALayer {
  /// A presentation copy with only the animations that have the given keys.
  package func presentation(of keys: Set<String>) -> Self? {
    presentation(at: MediaClock.now, of: animations.filter { keys.contains($0.key) })
  }

  /// A presentation copy for a time of the media clock.
  func presentation(at time: CFTimeInterval) -> Self? {
    presentation(at: time, of: animations)
  }

  private func presentation(at time: CFTimeInterval, of animations: [AttachedAnimation]) -> Self? {
    guard let copy = copyForReading() as? Self else { return nil }
    copy.modelLayer = self
    guard !animations.isEmpty else { return copy }
    let now = convertTime(time, from: nil)
    var samples: [Animation] = []
    samples.reserveCapacity(animations.count)
    for animation in animations {
      animation.object.forEachSample(id: animation.id, at: animation.startTime ?? now) {
        samples.append($0)
      }
    }
    copy.apply(samples, of: self, at: now)
    copy.setCustomValues(of: animations, at: now)
    return copy
  }

  /// Sets the animated values on a presentation copy.
  private func apply(_ samples: [Animation], of layer: CALayer, at time: CFTimeInterval) {
    let sample = layer.properties.sampled(
      by: samples, at: time, style: layer.layerStyle, space: layer.space)
    properties = sample.properties
    if sample.space != layer.space { space = sample.space }
    if sample.style != layer.layerStyle {
      layerStyle = sample.style
      for list in FilterList.allCases where sample.style[list] != layer.layerStyle[list] {
        show(sample.style[list], in: list)
      }
      if sample.style.shadow.color != layer.layerStyle.shadow.color {
        exactShadowColor = CGColor(straight: sample.style.shadow.color)
      }
      if sample.style.borderColor != layer.layerStyle.borderColor {
        exactBorderColor = CGColor(straight: sample.style.borderColor)
      }
    }
    if properties.backgroundColor != layer.properties.backgroundColor {
      exactBackgroundColor = CGColor(straight: properties.backgroundColor)
    }
  }
}
