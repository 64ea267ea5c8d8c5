public import Foundation

// Core Foundation's type names, for code written for iOS such as `url as CFURL`. On Linux there is
// no toll-free bridging, so they are aliases of Foundation's or Swift's types.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
