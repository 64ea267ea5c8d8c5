// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's type names, for code written for iOS such as `url as CFURL`. On Linux there is
// no toll-free bridging, so they are aliases of Foundation's or Swift's types.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFIndex = Int
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = TimeInterval

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

// Numbers of Darwin's headers.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

public let HUGE: Float = .greatestFiniteMagnitude
public let HUGE_VAL = Double.infinity
public let HUGE_VALF = Float.infinity
public let MAXFLOAT: Float = .greatestFiniteMagnitude
