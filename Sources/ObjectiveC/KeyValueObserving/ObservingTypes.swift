// The names are those of Apple's headers.

public import Foundation

/// The values that an observer gets with a change, and when it is called.
///
/// Source: Apple, "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  /// The observer is called at once, before `addObserver` or `observe` returns.
  public static let initial = Self(rawValue: 4)
  /// The observer is called before each change as well.
  public static let prior = Self(rawValue: 8)
}

/// A kind of change. Here a property is always set; mutations of collections are none of their own.
///
/// Source: Apple, "NSKeyValueChange".
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that describes a change.
///
/// Source: Apple, "NSKeyValueChangeKey".
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
///
/// Source: Apple, "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// nil unless the options have `.new`.
  public let newValue: Value?
  /// nil unless the options have `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  /// Whether the property will change after this call.
  public let isPrior: Bool
}

/// Ends an observation, at the latest when it is released.
///
/// Any thread. Source: Apple, "NSKeyValueObservation".
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyPathObservation

  init(_ observation: KeyPathObservation) {
    self.observation = observation
  }

  deinit {
    observation.end()
  }

  /// Ends the observation.
  public func invalidate() {
    observation.end()
  }
}
