extension UIKeyboardHIDUsage {
  /// A run of keys whose usages follow one another, with their codes in Linux; 0 where there is none.
  private struct Run {
    let first: UIKeyboardHIDUsage
    let codes: [UInt32]
  }

  // The codes are those of linux/input-event-codes.h.
  private static let runs = [
    Run(
      first: .keyboardA,
      codes: [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17,
        45, 21, 44,
      ]),
    Run(first: .keyboard1, codes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    Run(
      first: .keyboardReturnOrEnter,
      codes: [28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 0, 39, 40, 41, 51, 52, 53, 58]),
    Run(first: .keyboardF1, codes: [59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88]),
    Run(
      first: .keyboardPrintScreen,
      codes: [99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103]),
    Run(
      first: .keypadNumLock,
      codes: [69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83]),
    Run(first: .keyboardNonUSBackslash, codes: [86, 127, 116, 117]),
    Run(first: .keyboardF13, codes: [183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194]),
    Run(
      first: .keyboardExecute,
      codes: [134, 138, 139, 132, 128, 129, 131, 137, 133, 135, 136, 113, 115, 114]),
    Run(first: .keypadComma, codes: [121]),
    Run(first: .keyboardInternational1, codes: [89, 93, 124, 92, 94, 95]),
    Run(first: .keyboardLANG1, codes: [122, 123, 90, 91, 85]),
    Run(first: .keyboardLeftControl, codes: [29, 42, 56, 125, 97, 54, 100, 126]),
  ]

  private static let usages: [UInt32: UIKeyboardHIDUsage] = runs.reduce(into: [:]) { usages, run in
    for (index, code) in run.codes.enumerated() where code > 0 {
      usages[code] = UIKeyboardHIDUsage(rawValue: run.first.rawValue + index)
    }
  }

  private static let codes: [UIKeyboardHIDUsage: UInt32] = usages.reduce(into: [:]) {
    $0[$1.value] = $1.key
  }

  /// Creates the usage of a key by its code in Linux; `.keyboardErrorUndefined` if it has none.
  init(linuxCode: UInt32) {
    self = Self.usages[linuxCode] ?? .keyboardErrorUndefined
  }

  /// The code in Linux; 0 if there is none.
  package var linuxCode: UInt32 { Self.codes[self] ?? 0 }
}
