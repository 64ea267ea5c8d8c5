import QuartzCore
import UIKit

extension GalleryPage {
  static let replicators = GalleryPage(
    name: "replicators", title: "Replicator layers",
    caption:
      "A CAReplicatorLayer shows its sublayers many times. Each instance is moved, tinted and "
      + "delayed once more than the one before.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("instanceDelay", note: "one dot fades, twelve are seen") { $0.spinner() },
      Specimen("instanceRedOffset, instanceGreenOffset", note: "a row of one white square") {
        $0.row()
      },
      Specimen("nested", note: "a row of rows") { $0.nested() },
      Specimen("a reflection", note: "scaled by -1, with an alpha of 0.35") { $0.reflection() },
      Specimen("instanceTransform", note: "rotated and made smaller") { $0.spiral() },
      Specimen("sublayerTransform.m34", note: "instances in 3D space") { $0.carousel() },
      Specimen("with a mask", note: "pictures through a gradient") { $0.maskedPictures() },
      Specimen("instanceAlphaOffset", note: "the trail of a moving disc") { $0.trail() },
    ])
}

extension Stage {
  private func replicator(_ count: Int, _ transform: CATransform3D) -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    (replicator.instanceCount, replicator.instanceTransform) = (count, transform)
    view.layer.addSublayer(replicator)
    return replicator
  }

  private func square(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0) -> CALayer {
    let square = CALayer()
    (square.frame, square.backgroundColor) = (frame, color.cgColor)
    square.cornerRadius = radius
    return square
  }

  fileprivate func spinner() {
    let frozen = FrozenView(frame: view.bounds, at: 2.3) { frozen in
      let dot = self.square(self.rect(76, 22, 8, 16), DemoPalette.ivory, radius: self.length(4))
      let replicator = CAReplicatorLayer()
      replicator.frame = frozen.bounds
      (replicator.instanceCount, replicator.instanceDelay) = (12, 1.0 / 12)
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0.1, 1)
      (fade.beginTime, fade.repeatCount) = (FrozenView.now, .infinity)
      dot.add(fade, forKey: nil)
      replicator.addSublayer(dot)
      frozen.layer.addSublayer(replicator)
    }
    view.addSubview(frozen)
  }

  fileprivate func row() {
    let replicator = replicator(5, CATransform3DMakeTranslation(length(27), 0, 0))
    replicator.instanceRedOffset = -0.2
    replicator.instanceGreenOffset = -0.1
    replicator.addSublayer(square(rect(16, 49, 22, 22), .white, radius: length(4)))
  }

  fileprivate func nested() {
    let columns = CAReplicatorLayer()
    columns.frame = view.bounds
    (columns.instanceCount, columns.instanceRedOffset) = (8, -0.12)
    columns.instanceTransform = CATransform3DMakeTranslation(length(17), 0, 0)
    columns.addSublayer(square(rect(14, 16, 12, 12), .white, radius: length(6)))
    let rows = replicator(6, CATransform3DMakeTranslation(0, length(15), 0))
    rows.instanceBlueOffset = -0.15
    rows.addSublayer(columns)
  }

  fileprivate func reflection() {
    let mirror = CATransform3DMakeScale(1, -1, 1)
    let replicator = replicator(2, CATransform3DTranslate(mirror, 0, -length(4), 0))
    replicator.instanceAlphaOffset = -0.65
    for (index, height) in [20, 38, 28, 46, 33].enumerated() {
      let color = index == 3 ? DemoPalette.coral : DemoPalette.teal
      replicator.addSublayer(
        square(rect(28 + CGFloat(index) * 22, 58 - CGFloat(height), 16, CGFloat(height)), color))
    }
  }

  fileprivate func spiral() {
    let turn = CATransform3DMakeRotation(0.35, 0, 0, 1)
    let replicator = replicator(28, CATransform3DScale(turn, 0.92, 0.92, 1))
    replicator.instanceBlueOffset = -0.03
    let tile = square(rect(110, 48, 24, 24), DemoPalette.ivory)
    (tile.borderWidth, tile.borderColor) = (hairline, UIColor.black.cgColor)
    replicator.addSublayer(tile)
  }

  fileprivate func carousel() {
    let replicator = replicator(9, CATransform3DMakeRotation(2 * .pi / 9, 0, 1, 0))
    replicator.sublayerTransform.m34 = -1 / length(160)
    replicator.instanceRedOffset = -0.08
    let card = square(rect(64, 38, 32, 44), DemoPalette.brass, radius: length(4))
    card.transform = CATransform3DMakeTranslation(0, 0, length(48))
    replicator.addSublayer(card)
  }

  fileprivate func maskedPictures() {
    let replicator = replicator(3, CATransform3DMakeTranslation(length(46), 0, 0))
    replicator.instanceGreenOffset = -0.3
    let picture = CALayer()
    picture.frame = rect(14, 30, 42, 60)
    picture.contents = image(picture.bounds.size) { context, bounds in
      context.drawPostcard(in: bounds)
    }
    let mask = CAGradientLayer()
    mask.frame = picture.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    (mask.locations, picture.mask) = ([0.4, 1], mask)
    replicator.addSublayer(picture)
  }

  fileprivate func trail() {
    let frozen = FrozenView(frame: view.bounds, at: 1.2) { frozen in
      let disc = self.square(self.rect(12, 52, 16, 16), DemoPalette.coral, radius: self.length(8))
      let replicator = CAReplicatorLayer()
      replicator.frame = frozen.bounds
      (replicator.instanceCount, replicator.instanceDelay) = (10, 0.06)
      replicator.instanceAlphaOffset = -0.1
      let path = CAKeyframeAnimation(keyPath: "position")
      path.path = UIBezierPath(ovalIn: self.rect(30, 20, 100, 80)).cgPath
      (path.duration, path.calculationMode) = (2, .paced)
      path.beginTime = FrozenView.now
      disc.add(path, forKey: nil)
      replicator.addSublayer(disc)
      frozen.layer.addSublayer(replicator)
    }
    view.addSubview(frozen)
  }
}
