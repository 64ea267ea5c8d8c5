public import Foundation

/// A finger, pen or pointer button on the screen, from its beginning to its end.
///
/// Source: Apple, "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {}
