import Foundation

@testable import UIKit

extension Target {
  /// Reads a view file or a storyboard: the bytes themselves, or elements with random attributes.
  static let viewFile = Target(
    name: "view-file",
    seeds: [Array((Input.fileStart + "<view id='a'/></objects></document>").utf8)]
  ) { bytes in
    var input = Input(bytes)
    let text =
      bytes.starts(with: Array("<".utf8)) ? Data(bytes) : Data(input.viewFile().utf8)
    let objects = try? UINib(data: text, bundle: nil).objects(owner: nil)
    for case let view as UIView in objects ?? [] { view.layoutIfNeeded() }
    let storyboard = try? UIStoryboard(data: text, name: "fuzz")
    _ = try? storyboard?.controller(identifier: nil)
  }
}

extension Input {
  fileprivate static let fileStart =
    "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' initialViewController='i1'><objects>"

  @MainActor
  fileprivate mutating func viewFile() -> String {
    var count = 0
    var text = Self.fileStart
    for _ in 0...choice(3) { text += element(depth: 0, &count) }
    return text + "</objects><scenes><scene><objects>\(element(depth: 0, &count))"
      + "</objects></scene></scenes></document>"
  }

  @MainActor
  private mutating func element(depth: Int, key: String? = nil, _ count: inout Int) -> String {
    let level = ViewFileClass.all[choice(ViewFileClass.all.count)]
    let name = level.element ?? "view"
    count += 1
    var text = "<\(name) id='i\(choice(32) == 0 ? 1 : count)'"
    if let key { text += " key='\(key)'" }
    var children = ""
    // A name that occurs twice would end the file.
    var names: Set<String> = ["id", "key"]
    for _ in 0..<choice(6) {
      let attribute = attributeName(of: level)
      guard names.insert(attribute).inserted else { continue }
      if bool() {
        text += " \(attribute)='\(value())'"
      } else {
        children += child(key: attribute, depth: depth, &count)
      }
    }
    text += ">" + children
    guard depth < 4 else { return text + "</\(name)>" }
    for list in ["subviews", "items", "segments", "cells", "constraints"] where choice(4) == 0 {
      text += "<\(list)>"
      for _ in 0...choice(3) {
        text += list == "constraints" ? constraint(count) : element(depth: depth + 1, &count)
      }
      text += "</\(list)>"
    }
    return text + connections(count) + "</\(name)>"
  }

  @MainActor
  private mutating func attributeName(of level: ViewFileClass) -> String {
    let levels = [level, .view, .control, .viewController]
    let names = levels[choice(levels.count)].attributes.map(\.name) + ["style", "customClass"]
    return names[choice(names.count)]
  }

  /// An element that is a value.
  @MainActor
  private mutating func child(key: String, depth: Int, _ count: inout Int) -> String {
    switch choice(9) {
    case 0:
      "<rect key='\(key)' x='\(value())' y='\(value())' width='\(value())' height='\(value())'/>"
    case 1: "<size key='\(key)' width='\(value())' height='\(value())'/>"
    case 2: "<color key='\(key)' red='\(value())' green='\(value())' blue='\(value())'/>"
    case 3: "<color key='\(key)' systemColor='\(bool() ? "labelColor" : value())'/>"
    case 4: "<inset key='\(key)' minX='\(value())' maxY='\(value())'/>"
    case 5: "<fontDescription key='\(key)' type='system' pointSize='\(value())'/>"
    case 6: "<string key='\(key)' base64-UTF8='\(bool() ? "YES" : "NO")'>\(value())</string>"
    case 7:
      "<attributedString key='\(key)'><fragment content='\(value())'/></attributedString>"
    default: depth < 4 ? element(depth: depth + 1, key: key, &count) : ""
    }
  }

  private mutating func constraint(_ count: Int) -> String {
    let names = ["width", "height", "leading", "trailing", "top", "centerY", "firstBaseline", "x"]
    return """
      <constraint firstItem='i\(choice(count + 2))' firstAttribute='\(names[choice(names.count)])' \
      secondItem='i\(choice(count + 2))' secondAttribute='\(names[choice(names.count)])' \
      constant='\(value())' multiplier='\(bool() ? "16:9" : value())' priority='\(value())'/>
      """
  }

  private mutating func connections(_ count: Int) -> String {
    guard choice(8) == 0 else { return "" }
    let names = ["delegate", "dataSource", "view", "text", "gestureRecognizers"]
    return "<connections><outlet property='\(names[choice(names.count)])' "
      + "destination='i\(choice(count + 2))'/></connections>"
  }

  /// Numbers, words and texts that attributes have, and others.
  private mutating func value() -> String {
    switch choice(8) {
    case 0: return "\(double())"
    case 1: return "\(Int8(bitPattern: byte()))"
    case 2: return bool() ? "YES" : "NO"
    case 3, 4: return Self.words[choice(Self.words.count)]
    case 5: return "\(choice(8))"
    default:
      let text = string(maxCount: 7).unicodeScalars.filter { $0.value >= 32 && $0.value < 0xFFFE }
      return String(String.UnicodeScalarView(text)).replacing("&", with: "&amp;")
        .replacing("<", with: "&lt;").replacing("'", with: "&apos;")
    }
  }

  private static let words = [
    "nan", "inf", "1e308", "-0", "", "16:9", "system", "center", "fill", "leading", "vertical",
    "scaleToFill", "grouped", "plain", "doubleColumn", "tripleColumn", "date", "wheels",
    "countDownTimer", "filled", "bold", "YES", "99999999999999999999", "star", "NSObject",
  ]
}
