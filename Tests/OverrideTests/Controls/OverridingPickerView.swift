import UIKit

final class OverridingPickerView: UIPickerView {
  let rows = PickerRows()

  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var dataSource: (any UIPickerViewDataSource)? {
    get { called(super.dataSource) }
    set { super.dataSource = assigned(newValue) }
  }
  override var delegate: (any UIPickerViewDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var showsSelectionIndicator: Bool {
    get { called(super.showsSelectionIndicator) }
    set { super.showsSelectionIndicator = assigned(newValue) }
  }
  override var numberOfComponents: Int { called(super.numberOfComponents) }
  override func numberOfRows(inComponent component: Int) -> Int {
    called(super.numberOfRows(inComponent: component))
  }
  override func rowSize(forComponent component: Int) -> CGSize {
    called(super.rowSize(forComponent: component))
  }
  override func view(forRow row: Int, forComponent component: Int) -> UIView? {
    called(super.view(forRow: row, forComponent: component))
  }
  override func reloadAllComponents() { called(super.reloadAllComponents()) }
  override func reloadComponent(_ component: Int) { called(super.reloadComponent(component)) }
  override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    called(super.selectRow(row, inComponent: component, animated: animated))
  }
  override func selectedRow(inComponent component: Int) -> Int {
    called(super.selectedRow(inComponent: component))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }

  final class PickerRows: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }
}

extension Overrides {
  static let pickerView = Overrides(
    of: "UIPickerView", by: OverridingPickerView(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.dataSource = $0.rows
        _ = $0.dataSource
        $0.delegate = $0.delegate
        $0.showsSelectionIndicator = $0.showsSelectionIndicator
        _ = $0.numberOfComponents
        _ = $0.numberOfRows(inComponent: 0)
        _ = $0.rowSize(forComponent: 0)
        _ = $0.view(forRow: 0, forComponent: 0)
        $0.reloadAllComponents()
        $0.reloadComponent(0)
        $0.selectRow(1, inComponent: 0, animated: false)
        _ = $0.selectedRow(inComponent: 0)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
      }
    ])
}
