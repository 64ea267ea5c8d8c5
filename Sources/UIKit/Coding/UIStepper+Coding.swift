import Foundation

extension UIStepper {
  private enum Key {
    static let value = "UIStepperValue"
    static let minimum = "UIStepperMinimumValue"
    static let maximum = "UIStepperMaximumValue"
    static let step = "UIStepperStepValue"
    static let isContinuous = "UIStepperContinuous"
    static let autorepeat = "UIStepperAutorepeat"
    static let wraps = "UIStepperWraps"
  }

  final func encodeStepper(with coder: NSCoder) {
    coder.encode(value, forKey: Key.value)
    coder.encode(minimumValue, forKey: Key.minimum)
    coder.encode(maximumValue, forKey: Key.maximum)
    coder.encode(stepValue, forKey: Key.step)
    coder.encode(isContinuous, forKey: Key.isContinuous)
    coder.encode(autorepeat, forKey: Key.autorepeat)
    coder.encode(wraps, forKey: Key.wraps)
  }

  /// Does nothing for archives whose range is empty or whose step is not above 0.
  final func decodeStepper(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.step) else {
      return
    }
    let minimum = coder.decodeDouble(forKey: Key.minimum)
    let maximum = coder.decodeDouble(forKey: Key.maximum)
    let step = coder.decodeDouble(forKey: Key.step)
    guard minimum < maximum, step > 0 else { return }
    if minimum < maximumValue {
      (minimumValue, maximumValue) = (minimum, maximum)
    } else {
      (maximumValue, minimumValue) = (maximum, minimum)
    }
    stepValue = step
    value = coder.decodeDouble(forKey: Key.value)
    isContinuous = coder.decodeBool(forKey: Key.isContinuous)
    autorepeat = coder.decodeBool(forKey: Key.autorepeat)
    wraps = coder.decodeBool(forKey: Key.wraps)
  }
}
