import Foundation

extension ViewFileClass {
  static let activityIndicatorView = ViewFileClass(
    "activityIndicatorView", UIActivityIndicatorView.self,
    [
      .choice(
        "style", \UIActivityIndicatorView.style,
        [
          "medium": .medium, "large": .large, "gray": .medium, "white": .medium,
          "whiteLarge": .large,
        ]),
      .color("color", \UIActivityIndicatorView.color),
      .bool("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, omitted: false),
      .custom("animating", of: UIActivityIndicatorView.self) { indicator, reader in
        if reader.bool("animating") == true { indicator.startAnimating() }
      },
    ])

  static let progressView = ViewFileClass(
    "progressView", UIProgressView.self,
    [
      .choice(
        "progressViewStyle", \UIProgressView.progressViewStyle, ["default": .default, "bar": .bar]),
      .number("progress", \UIProgressView.progress, in: 0...1),
      .color("progressTintColor", \UIProgressView.progressTintColor),
      .color("trackTintColor", \UIProgressView.trackTintColor),
      .image("progressImage", \UIProgressView.progressImage),
      .image("trackImage", \UIProgressView.trackImage),
    ])
}
