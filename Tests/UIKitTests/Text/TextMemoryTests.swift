import CMalloc
import Testing

@testable import UIKit

/// Foundation of Swift 6.3 never frees what an attributed string refers to, so that these views make none for
/// text that an app has given without attributes. Each test measures in a process of its own.
@Suite("The memory of text in views") struct TextMemoryTests {
  @Test("a plain placeholder leaves nothing in memory each time that it is drawn")
  func placeholder() async {
    await #expect(processExitsWith: .success) {
      let growth = await MainActor.run {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Search"
        return keptBytes { _ in _ = field.placeholderLayout }
      }
      #expect(growth < 100 << 10, "\(growth) bytes")
    }
  }

  @Test("the rows of a date picker leave nothing in memory when they are shown again")
  func dateWheels() async {
    await #expect(processExitsWith: .success) {
      let growth = await MainActor.run {
        let wheels = DateWheelsView()
        wheels.show(Date(timeIntervalSince1970: 1e9), DatePickerSettings(), animated: false)
        var view: UIView?
        return keptBytes { row in
          view = wheels.pickerView(
            wheels.picker, viewForRow: row, forComponent: 0, reusing: view)
        }
      }
      #expect(growth < 100 << 10, "\(growth) bytes")
    }
  }
}

/// Calls a body 1,000 times, and returns the bytes that the last 900 have left allocated.
@MainActor private func keptBytes(_ body: (Int) -> Void) -> Int {
  var first = 0
  for index in 0..<1000 {
    if index == 100 { first = lamina_heap_bytes() }
    body(index)
  }
  return lamina_heap_bytes() - first
}
