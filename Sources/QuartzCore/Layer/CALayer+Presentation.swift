import Foundation
import LayerTree

extension CALayer {
  /// The layer with the values that it shows now, or would show if it were in a window.
  ///
  /// Source: Apple, "presentation()".
  public func presentation() -> Self? {
    presentation(at: MediaClock.now)
  }

  /// The layer that `presentation()` was asked of; a layer that is no such copy gives itself.
  ///
  /// Source: Apple, "model()".
  public func model() -> Self {
    modelLayer as? Self ?? self
  }

  /// The layer with the values that it would show if it had no animations but those with the keys.
  package func presentation(of keys: Set<String>) -> Self? {
    presentation(at: MediaClock.now, of: animations.filter { keys.contains($0.key) })
  }

  /// The layer with the values that it shows at a time of the media clock.
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
    copy.show(samples, of: self, at: now)
    copy.showOwnValues(of: animations, at: now)
    return copy
  }

  /// Of a copy made by `presentation()`: the values are the animated ones.
  private func show(_ samples: [Animation], of layer: CALayer, at time: CFTimeInterval) {
    let sample = layer.properties.sampled(
      by: samples, at: time, style: layer.layerStyle, space: layer.space)
    properties = sample.properties
    if sample.space != layer.space { space = sample.space }
    if sample.style != layer.layerStyle {
      layerStyle = sample.style
      if sample.style.borderColor != layer.layerStyle.borderColor {
        exactBorderColor = CGColor(straight: sample.style.borderColor)
      }
    }
    if properties.backgroundColor != layer.properties.backgroundColor {
      showBackgroundColorOfProperties()
    }
  }
}
