import Testing
import UIKit

@MainActor private var associationKey: UInt8 = 0

/// Spellings of code for iOS, with public names alone.
@MainActor @Suite("Code of an app compiles as it is written for iOS")
struct AppSpellingTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

  @Test("A delegate's window is read through two optionals, or one")
  func window() {
    let owner = Delegate()
    var delegate: (any UIApplicationDelegate)? = owner
    #expect(delegate?.window??.bounds == nil)
    owner.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(delegate?.window??.bounds.size == CGSize(width: 3, height: 4))
    #expect(delegate?.window?.bounds.size == CGSize(width: 3, height: 4))
    delegate?.window??.tag = 7
    #expect(owner.window?.tag == 7)
    delegate = WindowlessDelegate()
    #expect(delegate?.window??.bounds == nil)
  }

  @Test("A coder takes geometry and gives it back; a missing key is zero")
  func geometry() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(directional, forKey: "directional")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(coder.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(coder.decodeCGPoint(forKey: "none") == .zero)
    #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test("Objects say what they are")
  func kinds() {
    #expect(UILabel().isKind(of: UIView.self))
    #expect(!UIView().isKind(of: UILabel.self))
    #expect(UILabel().isMember(of: UILabel.self) && !UILabel().isMember(of: UIView.self))
    let delegate: any UIApplicationDelegate = Delegate()
    #expect(delegate.isKind(of: UIResponder.self) && !delegate.isMember(of: UIResponder.self))
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000 && NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
  }

  @Test(
    "The numbers of Darwin's headers have their types, and a pool returns what its closure does")
  func darwinNames() throws {
    let widths: [Float] = [HUGE, MAXFLOAT, .greatestFiniteMagnitude]
    #expect(Set(widths).count == 1 && HUGE_VAL == Double.infinity && HUGE_VALF == Float.infinity)
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(Date(timeIntervalSinceReferenceDate: time) <= Date())
    #expect(autoreleasepool { UIView().subviews.count } == 0)
    #expect(throws: CocoaError.self) {
      try autoreleasepool { throw CocoaError(.fileNoSuchFile) }
    }
  }

  @Test("The values that are associated with views, layers and animations die with them")
  func associations() {
    for makeOwner: @MainActor () -> NSObject in [{ UIView() }, { CALayer() }, { CATransition() }] {
      weak var value: NSObject?
      var owner: NSObject? = makeOwner()
      if let owner {
        let strong = NSObject()
        value = strong
        objc_setAssociatedObject(
          owner, &associationKey, strong, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &associationKey) as? NSObject === strong)
      }
      owner = nil
      #expect(value == nil)
    }
  }

  @Test("Values have subclasses")
  func subclasses() {
    #expect(ScaledImage().scale == 3)
    #expect(Paint(white: 1, alpha: 1).cgColor.alpha == 0.5)
    #expect(Script(descriptor: UIFontDescriptor(), size: 9).pointSize == 18)
    let path = Outline()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.lines == 1)
  }

  private final class ScaledImage: UIImage, @unchecked Sendable {
    override var scale: CGFloat { 3 }
  }

  private final class Paint: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0.5) }
  }

  private final class Script: UIFont, @unchecked Sendable {
    override var pointSize: CGFloat { super.pointSize * 2 }
  }

  private final class Outline: UIBezierPath {
    var lines = 0
    override func addLine(to point: CGPoint) {
      lines += 1
      super.addLine(to: point)
    }
  }
}
