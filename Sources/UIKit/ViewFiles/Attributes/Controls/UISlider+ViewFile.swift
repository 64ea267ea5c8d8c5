import Foundation

extension ViewFileClass {
  static let slider = ViewFileClass(
    "slider", UISlider.self,
    [
      .number("minValue", \UISlider.minimumValue),
      .number("maxValue", \UISlider.maximumValue),
      .number("value", \UISlider.value),
      .bool("continuous", \UISlider.isContinuous),
      .image("minimumValueImage", \UISlider.minimumValueImage),
      .image("maximumValueImage", \UISlider.maximumValueImage),
      .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .color("thumbTintColor", \UISlider.thumbTintColor),
    ],
    members: [.property("value", \UISlider.value)])
}
