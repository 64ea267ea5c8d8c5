/// A key of a keyboard by its place, as in the USB HID Usage Tables; which character it types depends
/// on the layout.
///
/// Source: Apple, "UIKeyboardHIDUsage"; HID Usage Tables, "Keyboard/Keypad Page".
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail, keyboardErrorUndefined, keyboardA,
    keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI,
    keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
    keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY,
    keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7,
    keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape,
    keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen,
    keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
    keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde,
    keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2,
    keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9,
    keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock,
    keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward,
    keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow,
    keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus,
    keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8,
    keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash, keyboardApplication,
    keyboardPower, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16,
    keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22,
    keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect,
    keyboardStop, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste,
    keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown,
    keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma,
    keypadEqualSignAS400, keyboardInternational1, keyboardInternational2,
    keyboardInternational3, keyboardInternational4, keyboardInternational5,
    keyboardInternational6, keyboardInternational7, keyboardInternational8,
    keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4,
    keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9,
    keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
    keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper,
    keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
    keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

  public static let keyboardHangul = keyboardLANG1
  public static let keyboardKanaSwitch = keyboardLANG1
  public static let keyboardAlphanumericSwitch = keyboardLANG2
  public static let keyboardHanja = keyboardLANG2
  public static let keyboardKatakana = keyboardLANG3
  public static let keyboardHiragana = keyboardLANG4
  public static let keyboardZenkakuHankakuKanji = keyboardLANG5
}
