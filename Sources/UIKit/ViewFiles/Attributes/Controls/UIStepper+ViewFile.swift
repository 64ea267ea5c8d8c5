import Foundation

extension ViewFileClass {
  static let stepper = ViewFileClass(
    "stepper", UIStepper.self,
    [
      .custom("maximumValue", of: UIStepper.self) { stepper, reader in
        // The class traps if the minimum is not below the maximum, and so both are set together.
        let minimum = reader.number("minimumValue") ?? 0
        let maximum = reader.number("maximumValue") ?? 100
        guard minimum < maximum else { return }
        stepper.maximumValue = max(maximum, stepper.minimumValue + 1)
        stepper.minimumValue = minimum
        stepper.maximumValue = maximum
      },
      .number("stepValue", \UIStepper.stepValue, in: 1e-6...1e6),
      .number("value", \UIStepper.value),
      .bool("continuous", \UIStepper.isContinuous),
      .bool("autorepeat", \UIStepper.autorepeat),
      .bool("wraps", \UIStepper.wraps),
    ],
    members: [.property("value", \UIStepper.value)])
}
