import CoreGraphics.CGGeometry
import Foundation.NSString
import QuartzCore.CALayer
import UIKit.UIColor
import UIKit.UIGestureRecognizerSubclass
@preconcurrency import UIKit.UIView

#if os(iOS)
  import UIKit.UIFont
#endif

/// Uses what the parts of modules have that this file imports.
func checkImportedParts() {
  let layer = CALayer()
  layer.backgroundColor = UIColor.red.cgColor
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
  view.layer.addSublayer(layer)
  expect(view.bounds.height == 2 && layer.superlayer === view.layer, "imported parts of UIKit")
  expect(UIFont.systemFont(ofSize: 10).pointSize == 10, "an imported part in a condition")
  expect(NSString(string: "abc").length == 3, "an imported part of Foundation")
}
