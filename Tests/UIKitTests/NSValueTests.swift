import Testing
import UIKit

@Suite("Insets in NSValue")
struct NSValueTests {
  @Test("what is put in comes out")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
  }
}
