import Foundation

#if os(iOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

// Each form of a condition that is true on iOS alone, in each place where it may stand.

#if os(iOS)
  private let global = 1
#else
  private let global = 0
#endif

#if os(macOS)
  private let afterOther = 0
#elseif os(iOS)
  private let afterOther = 1
#else
  private let afterOther = 0
#endif

#if !os(iOS)
  private let negated = 0
#else
  private let negated = 1
#endif

#if os(iOS) || os(tvOS)
  private let either = 1
#else
  private let either = 0
#endif

#if (os(tvOS) || os(iOS)) && canImport(UIKit) && !targetEnvironment(macCatalyst)
  private let combined = 1
#else
  private let combined = 0
#endif

#if os(iOS) && swift(>=5.0)
  #if os(iOS)
    private let nested = 1
  #else
    private let nested = 0
  #endif
#else
  private let nested = 0
#endif

#if os(macOS) || os(watchOS) || os(tvOS) || os(visionOS)
  private let otherSystems = 0
#else
  private let otherSystems = 1
#endif

#if os(iOS)
  private protocol ConditionProtocol {
    #if os(iOS)
      func required() -> Int
    #endif
  }
#endif

private enum ConditionCase: Int, CaseIterable {
  case always
  #if os(iOS)
    case sometimes
  #endif
}

private class ConditionPlaces: ConditionProtocol {
  #if os(iOS)
    let stored = 1
    static let shared = 1
    init() {}
    func required() -> Int { return 1 }
    subscript(index: Int) -> Int { return 1 }
    class Inner {
      #if os(iOS)
        let value = 1
      #endif
    }
  #endif

  #if os(iOS)
    @discardableResult
  #endif
  func statements() -> [Int] {
    var values: [Int] = []
    #if os(iOS)
      values.append(1)
    #endif
    func local() -> Int {
      #if os(iOS)
        return 1
      #else
        return 0
      #endif
    }
    let closure: () -> Int = {
      #if os(iOS)
        return 1
      #else
        return 0
      #endif
    }
    switch ConditionCase.allCases.last {
    #if os(iOS)
      case .sometimes: values.append(1)
    #endif
    default: values.append(0)
    }
    let chain = [3, 1, 2]
      #if os(iOS)
        .sorted()
      #endif
      .first
    if #available(iOS 11.0, macOS 10.13, *) { values.append(1) }
    return values + [local(), closure(), chain ?? 0, computed, whenFirstRead]
  }

  var computed: Int {
    #if os(iOS)
      return 1
    #else
      return 0
    #endif
  }
  lazy var whenFirstRead: Int = {
    #if os(iOS)
      return 1
    #else
      return 0
    #endif
  }()
}

extension ConditionPlaces {
  #if os(iOS)
    func inExtension() -> Int { return 1 }
  #endif
}

func checkConditionPlaces() {
  let globals = [global, afterOther, negated, either, combined, nested, otherSystems]
  expect(globals == [1, 1, 1, 1, 1, 1, 1], "global conditions: \(globals)")
  let places = ConditionPlaces()
  expect(places.statements() == [1, 1, 1, 1, 1, 1, 1, 1], "\(places.statements())")
  places.statements()
  let members = [
    places.stored, ConditionPlaces.shared, places.required(), places[0], places.inExtension(),
    ConditionPlaces.Inner().value,
  ]
  expect(members == [1, 1, 1, 1, 1, 1], "members in conditions: \(members)")
}
