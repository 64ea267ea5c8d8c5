public import Foundation

// Core Foundation's types, as code written for iOS passes them: `url as CFURL`. On Linux there is no
// bridge between two types of one thing: they are Foundation's, or Swift's own.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
