import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Class notes on view controllers, "UIViewController". Requirement V25.
@Suite("The view of a view controller", .serialized)
@MainActor struct ControllerViewTests {
  private let log = LoggingController.Log()

  @Test("loadView() is called the first time the view is asked for, and viewDidLoad() after it")
  func loading() {
    let controller = LoggingController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && log.take().isEmpty)
    let view = controller.view
    #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.isViewLoaded && log.take().isEmpty)
  }

  @Test("the default view is plain, has the screen's size and resizes with its superview")
  func defaultView() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 300, height: 200))
    let view = try #require(UIViewController().view)
    #expect(type(of: view) == UIView.self && view.frame == screen.screen.bounds)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor == nil)
  }

  @Test("an override of loadView() assigns the view")
  func override() {
    final class Custom: UIViewController {
      override func loadView() { view = UILabel() }
    }
    #expect(Custom().view is UILabel)
  }

  @Test("a view without a controller releases none, and a controller releases its view")
  func release() {
    var controller: UIViewController? = UIViewController()
    weak let view = controller?.view
    weak let weakController = controller
    #expect(view != nil)
    controller = nil
    #expect(view == nil && weakController == nil)
  }

  @Test("assigning nil unloads the view, which is loaded again when it is asked for")
  func unloading() {
    let controller = LoggingController("a", log)
    let first = controller.view!
    controller.view = nil
    #expect(!controller.isViewLoaded && first.next == nil)
    _ = log.take()
    #expect(controller.view !== first)
    #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
  }

  @Test("a view of two controllers ends with UIKit's sentence")
  func sharedView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
    let sentence = "A view can only be associated with at most one view controller at a time!"
    #expect(output(of: result).contains(sentence))
  }

  @Test("a view file that is missing ends with UIKit's sentence")
  func missingFile() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController(nibName: "Page", bundle: nil).view }
    }
    #expect(output(of: result).contains("Could not load NIB in bundle: "))
    #expect(output(of: result).contains("with name 'Page'"))
  }

  @Test("title and file name are archived")
  func archive() throws {
    let controller = UIViewController(nibName: "Page", bundle: nil)
    controller.title = "One"
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: controller, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIViewController
    #expect(copy?.title == "One" && copy?.nibName == "Page")
  }

  @Test("a memory warning reaches all controllers that exist")
  func memoryWarning() {
    final class Counting: UIViewController {
      var count = 0
      override func didReceiveMemoryWarning() { count += 1 }
    }
    let controller = Counting()
    UIApplication.shared.receiveMemoryWarning()
    #expect(controller.count == 1)
  }

  @Test("setEditing(_:animated:) is called when isEditing is set")
  func editing() {
    final class Editor: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
    }
    let controller = Editor()
    controller.isEditing = true
    #expect(controller.isEditing && controller.calls == [true])
  }
}
