import struct CoreGraphics.CGFloat
import class Foundation.NSString
import typealias Foundation.TimeInterval
import func QuartzCore.CACurrentMediaTime
import class QuartzCore.CALayer
import class UIKit.UIColor
import protocol UIKit.UIScrollViewDelegate
import enum UIKit.UIStatusBarStyle

/// Uses the names that this file imports alone.
func checkImportedNames() {
  let layer = CALayer()
  layer.backgroundColor = UIColor.red.cgColor
  layer.cornerRadius = CGFloat(2)
  let duration: TimeInterval = CACurrentMediaTime() - CACurrentMediaTime()
  expect(duration <= 0 && layer.cornerRadius == 2, "imported functions")
  expect(UIStatusBarStyle.lightContent != .default, "an imported enumeration")
  expect(!(NSString(string: "abc") is UIScrollViewDelegate), "an imported protocol")
}
