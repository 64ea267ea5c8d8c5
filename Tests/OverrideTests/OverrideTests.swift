import Testing
import UIKit

/// The classes here are those of an app: they use public names alone.
@MainActor @Suite("Subclasses override what they may override on iOS", .serialized)
struct OverrideTests {
  @Test("An override of a member of CALayer is called", arguments: layerMembers)
  func layer(_ member: Member<OverridingLayer>) {
    let layer = OverridingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: 5, y: 5)
    member.check(layer)
  }

  @Test("An override of a member of CATextLayer is called", arguments: textLayerMembers)
  func textLayer(_ member: Member<OverridingTextLayer>) {
    member.check(OverridingTextLayer())
  }

  @Test("An override of a member of CATiledLayer is called", arguments: tiledLayerMembers)
  func tiledLayer(_ member: Member<OverridingTiledLayer>) {
    member.check(OverridingTiledLayer())
  }

  @Test("An override of a member of CASpringAnimation is called", arguments: springMembers)
  func spring(_ member: Member<OverridingSpringAnimation>) {
    member.check(OverridingSpringAnimation(keyPath: "opacity"))
  }

  @Test("An override of a member of CAKeyframeAnimation is called", arguments: keyframeMembers)
  func keyframes(_ member: Member<OverridingKeyframeAnimation>) {
    member.check(OverridingKeyframeAnimation(keyPath: "opacity"))
  }

  @Test("An override of a member of CAAnimationGroup is called", arguments: groupMembers)
  func group(_ member: Member<OverridingAnimationGroup>) {
    member.check(OverridingAnimationGroup())
  }

  @Test("An override of a member of CATransition is called", arguments: transitionMembers)
  func transition(_ member: Member<OverridingTransition>) {
    member.check(OverridingTransition())
  }

  @Test("An override of a member of UIView is called", arguments: viewMembers)
  func view(_ member: Member<OverridingView>) {
    member.check(OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("An override of a member of UIWindow is called", arguments: windowMembers)
  func window(_ member: Member<OverridingWindow>) {
    member.check(OverridingWindow())
  }

  @Test("An override of a member of UILabel is called", arguments: labelMembers)
  func label(_ member: Member<OverridingLabel>) {
    let label = OverridingLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Text"
    member.check(label)
  }

  @Test("An override of a member of UIImageView is called", arguments: imageViewMembers)
  func imageView(_ member: Member<OverridingImageView>) {
    member.check(OverridingImageView(frame: .zero))
  }

  @Test("An override of a member of UIApplication is called", arguments: applicationMembers)
  func application(_ member: Member<OverridingApplication>) {
    member.check(OverridingApplication())
  }
}

// What makes UIKit and Core Animation call the overrides.

@MainActor func superlayer(of layer: CALayer) -> CALayer {
  let superlayer = CALayer()
  superlayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  superlayer.addSublayer(layer)
  superlayer.position = CGPoint(x: 50, y: 50)
  return superlayer
}

@MainActor func draw(_ layer: CALayer) {
  layer.setNeedsDisplay()
  layer.displayIfNeeded()
}

@MainActor func layOut(_ layer: CALayer) {
  layer.setNeedsLayout()
  layer.layoutIfNeeded()
}

@MainActor func render(_ layer: CALayer) {
  _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
    layer.render(in: context.cgContext)
  }
}

@MainActor func run(_ animation: CAAnimation) {
  let layer = CALayer()
  layer.actions = ["opacity": animation]
  layer.opacity = 0.5
}

@MainActor func superview(of view: UIView) -> UIView {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  superview.addSubview(view)
  return superview
}

@MainActor func window(of view: UIView) -> UIWindow {
  let window = UIWindow()
  window.addSubview(view)
  return window
}

@MainActor func removeSubview(of view: UIView) {
  let subview = UIView()
  view.addSubview(subview)
  subview.removeFromSuperview()
}

@MainActor func exchangeSubviews(of view: UIView) {
  view.addSubview(UIView())
  view.addSubview(UIView())
  view.exchangeSubview(at: 0, withSubviewAt: 1)
}

@MainActor func passKey(from window: UIWindow) {
  window.makeKeyAndVisible()
  UIWindow().makeKeyAndVisible()
}
