import Foundation

extension ViewFileClass {
  static let switchControl = ViewFileClass(
    "switch", UISwitch.self,
    [
      .bool("on", \UISwitch.isOn, omitted: false),
      .color("onTintColor", \UISwitch.onTintColor),
      .color("thumbTintColor", \UISwitch.thumbTintColor),
      .string("title", \UISwitch.title),
    ],
    members: [.property("on", \UISwitch.isOn)])
}
