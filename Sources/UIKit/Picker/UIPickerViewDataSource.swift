public import Foundation

/// Says how much a picker view has to show.
///
/// Main thread only. Source: Apple, "UIPickerViewDataSource".
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
