import LaminaTesting
import Wayland

@testable import UIKit

/// A screen with a source of items on the left and a target on the right, which note what they are
/// told.
@MainActor final class DragScene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let screen: OffscreenScreen
  let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let target = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "dragged")))]
  var operation = UIDropOperation.copy
  var handles = true
  var allowsMove = true
  var log: [String] = []
  var texts: [String] = []
  var session: (any UIDropSession)?
  private let window: UIWindow

  override init() {
    guard let screen = try? OffscreenScreen(size: CGSize(width: 300, height: 100)) else {
      fatalError("no screen")
    }
    self.screen = screen
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    super.init()
    window.addSubview(source)
    window.addSubview(target)
    source.addInteraction(drag)
    target.addInteraction(drop)
    window.makeKeyAndVisible()
  }

  func close() { window.isHidden = true }

  /// Rests half a second on the source, then moves to a point and lifts the finger there.
  func dragFinger(to end: CGPoint, resting: Double = 0.6) {
    screen.touch(.began, at: CGPoint(x: 50, y: 50))
    screen.time += resting
    screen.touch(.moved, at: CGPoint(x: 60, y: 50))
    screen.touch(.moved, at: end)
    screen.touch(.ended, at: end)
  }

  // MARK: The source

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log.append("items at \(Int(session.location(in: source).x))")
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { log.append("lift") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log.append("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { log.append("transferred") }

  // MARK: The target

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    log.append("can handle")
    return handles
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    log.append("update at \(Int(session.location(in: target).x))")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log.append("perform")
    self.session = session
    session.loadObjects(ofClass: String.self) { self.texts = $0 }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { log.append("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log.append("end") }
}
