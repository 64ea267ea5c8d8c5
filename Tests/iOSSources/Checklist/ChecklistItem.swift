import Foundation

@objcMembers
class ChecklistItem: NSObject {
  dynamic var title: String
  dynamic var isDone = false

  init(title: String) {
    self.title = title
    super.init()
  }

  @objc func toggle() {
    isDone.toggle()
  }
}
