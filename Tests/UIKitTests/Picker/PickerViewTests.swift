import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UIPickerView", "UIPickerViewDataSource" and "UIPickerViewDelegate"; facts on interaction,
// "Controls". Requirement V33.
@Suite("Picker views", .serialized)
@MainActor struct PickerViewTests {
  private let screen: OffscreenScreen
  private let picker = UIPickerView()
  private let rows = Rows()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (rows, rows)
    screen.window.addSubview(picker)
    try screen.render()
  }

  /// Shows frames until nothing moves.
  private func settle() throws {
    for _ in 0..<240 {
      screen.time += 1.0 / 60
      try screen.render()
    }
  }

  private func drag(_ x: CGFloat, by distance: CGFloat) throws {
    screen.drag(
      from: CGPoint(x: x, y: 108), to: CGPoint(x: x, y: 108 + distance), duration: 0.5)
    try settle()
  }

  @Test("a picker is 320 × 216 points, with rows of 32 points in components of the same width")
  func measures() {
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    #expect(picker.columns[0].frame.minX == 10 && picker.columns[1].frame.minX == 163)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("rows lie on a wheel: their places and heights follow the sine and the cosine")
  func wheel() {
    let wheel = PickerWheel(height: 216, rowHeight: 32)
    #expect(wheel.rowsPerTurn == 19)
    let point = CATransform3DMakeTranslation(0, 0, 0)
    for row in 0..<4 {
      let angle = 2 * Double.pi * Double(row) / 19
      let transform = CATransform3DConcat(point, wheel.transform(ofRow: row))
      #expect(abs(transform.m42 - 0.334225372 * 291 * sin(angle)) < 1e-6)
      #expect(abs(transform.m22 - cos(angle)) < 1e-6)
    }
    #expect(wheel.distance(at: 108) == 0 && wheel.distance(at: 140) == 1)
    #expect(wheel.distance(at: 76) == -1 && wheel.distance(at: 1) == nil)
  }

  @Test("the program selects a row without telling the delegate, at once or with an animation")
  func program() throws {
    picker.selectRow(7, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 7)
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    try settle()
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 19)
    picker.selectRow(-4, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0 && rows.log.isEmpty)
  }

  @Test("a drag selects the row that comes to rest in the middle, and the delegate is told once")
  func drag() throws {
    try drag(80, by: -33)
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.log == ["select 1 in 0"])
    try drag(80, by: -60)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(rows.log == ["select 1 in 0", "select 3 in 0"])
  }

  @Test("a throw turns the wheel on, and it comes to rest with a row in the middle")
  func fling() throws {
    screen.drag(from: CGPoint(x: 80, y: 170), to: CGPoint(x: 80, y: 90), duration: 0.08)
    try settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 5 && rows.log == ["select \(row) in 0"])
    let turned = picker.columns[0].subviews[0].layer.sublayerTransform
    #expect(
      abs(atan2(turned.m23, turned.m22) - remainder(Double(row) * 2 * .pi / 19, 2 * .pi)) < 0.01)
  }

  @Test("beyond the last row, the wheel returns to it")
  func bounce() throws {
    try drag(240, by: -100)
    #expect(picker.selectedRow(inComponent: 1) == 2 && rows.log == ["select 2 in 1"])
    try drag(240, by: -60)
    #expect(picker.selectedRow(inComponent: 1) == 2 && rows.log == ["select 2 in 1"])
  }

  @Test("a tap on another row selects it")
  func tap() throws {
    screen.tap(at: CGPoint(x: 80, y: 108 + 60))
    try settle()
    #expect(rows.log == ["select 2 in 0"])
    screen.tap(at: CGPoint(x: 80, y: 108))
    try settle()
    screen.tap(at: CGPoint(x: 240, y: 108 - 30))
    try settle()
    #expect(rows.log == ["select 2 in 0"])
  }

  @Test("a step of a mouse wheel moves by a row")
  func steps() throws {
    screen.scroll(by: CGVector(dx: 0, dy: 32), at: CGPoint(x: 80, y: 108))
    try settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.log == ["select 1 in 0"])
  }

  @Test("only rows around the wheel have views, and views of the delegate are used again")
  func reuse() throws {
    rows.makesViews = true
    picker.reloadAllComponents()
    try screen.render()
    #expect(rows.made == 10 + 3 && picker.view(forRow: 9, forComponent: 0) != nil)
    #expect(picker.view(forRow: 10, forComponent: 0) == nil)
    picker.selectRow(19, inComponent: 0, animated: false)
    #expect(rows.made <= 10 + 3 + 1 && rows.reused >= 9)
  }

  @Test("reloading keeps the selection as far as there are rows, and traps are UIKit's")
  func reload() async throws {
    picker.selectRow(12, inComponent: 0, animated: false)
    rows.counts = [5, 0]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 0)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == -1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPickerView().selectRow(0, inComponent: 2, animated: false) }
    }
    #expect(output(of: result).contains("index 2 beyond bounds for empty array"))
  }

  @Test("widths and heights are the delegate's")
  func sizes() throws {
    (rows.width, rows.height) = (50, 44)
    picker.reloadAllComponents()
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 50, height: 44))
    #expect(picker.columns[0].frame.minX == 108)
  }

  @Test("components run from the right where text does")
  func rightToLeft() throws {
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    #expect(picker.columns[0].frame.minX == 162 && picker.columns[1].frame.minX == 9)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [20, 3]
    var log: [String] = []
    var makesViews = false
    var (made, reused) = (0, 0)
    var (width, height): (CGFloat, CGFloat) = (-1, -1)

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { height }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      guard makesViews else { return pickerView.titleView(row, component, reusing: view) }
      if let view {
        reused += 1
        return view
      }
      made += 1
      return UIView(frame: .zero)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("select \(row) in \(component)")
    }
  }
}
