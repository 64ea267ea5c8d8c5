import Foundation

extension UIButton {
  @MainActor enum ProxyMembers {
    static let titleColor = AppearanceMember(of: UIButton.self) {
      (proxy, button, state: UIControl.State) in
      button.setTitleColor(proxy.titleColor(for: state), for: state)
    }
    static let titleShadowColor = AppearanceMember(of: UIButton.self) {
      (proxy, button, state: UIControl.State) in
      button.setTitleShadowColor(proxy.titleShadowColor(for: state), for: state)
    }
    static let backgroundImage = AppearanceMember(of: UIButton.self) {
      (proxy, button, state: UIControl.State) in
      button.setBackgroundImage(proxy.backgroundImage(for: state), for: state)
    }
    static let preferredSymbolConfiguration = AppearanceMember(of: UIButton.self) {
      (proxy, button, state: UIControl.State) in
      button.setPreferredSymbolConfiguration(
        proxy.preferredSymbolConfigurationForImage(in: state), forImageIn: state)
    }
    static let contentEdgeInsets = AppearanceMember(\UIButton.contentEdgeInsets)
  }
}

extension UIActivityIndicatorView {
  @MainActor enum ProxyMembers {
    static let color = AppearanceMember(\UIActivityIndicatorView.color)
  }
}

extension UIProgressView {
  @MainActor enum ProxyMembers {
    static let progressTintColor = AppearanceMember(\UIProgressView.progressTintColor)
    static let trackTintColor = AppearanceMember(\UIProgressView.trackTintColor)
    static let progressImage = AppearanceMember(\UIProgressView.progressImage)
    static let trackImage = AppearanceMember(\UIProgressView.trackImage)
  }
}

extension UIPageControl {
  @MainActor enum ProxyMembers {
    static let pageIndicatorTintColor = AppearanceMember(\UIPageControl.pageIndicatorTintColor)
    static let currentPageIndicatorTintColor = AppearanceMember(
      \UIPageControl.currentPageIndicatorTintColor)
  }
}

extension UISlider {
  @MainActor enum ProxyMembers {
    static let minimumTrackTintColor = AppearanceMember(\UISlider.minimumTrackTintColor)
    static let maximumTrackTintColor = AppearanceMember(\UISlider.maximumTrackTintColor)
    static let thumbTintColor = AppearanceMember(\UISlider.thumbTintColor)
  }
}

extension UISwitch {
  @MainActor enum ProxyMembers {
    static let onTintColor = AppearanceMember(\UISwitch.onTintColor)
    static let thumbTintColor = AppearanceMember(\UISwitch.thumbTintColor)
    static let onImage = AppearanceMember(\UISwitch.onImage)
    static let offImage = AppearanceMember(\UISwitch.offImage)
  }
}

extension UIStepper {
  @MainActor enum ProxyMembers {
    static let backgroundImage = AppearanceMember(of: UIStepper.self) {
      (proxy, stepper, state: UIControl.State) in
      stepper.setBackgroundImage(proxy.backgroundImage(for: state), for: state)
    }
    static let incrementImage = AppearanceMember(of: UIStepper.self) {
      (proxy, stepper, state: UIControl.State) in
      stepper.setIncrementImage(proxy.incrementImage(for: state), for: state)
    }
    static let decrementImage = AppearanceMember(of: UIStepper.self) {
      (proxy, stepper, state: UIControl.State) in
      stepper.setDecrementImage(proxy.decrementImage(for: state), for: state)
    }
    static let dividerImage = AppearanceMember(of: UIStepper.self) {
      (proxy, stepper, arguments: [Int]) in
      let left = UIControl.State(argument: arguments[0])
      let right = UIControl.State(argument: arguments[1])
      stepper.setDividerImage(
        proxy.dividerImage(forLeftSegmentState: left, rightSegmentState: right),
        forLeftSegmentState: left, rightSegmentState: right)
    }
  }
}

extension UISegmentedControl {
  @MainActor enum ProxyMembers {
    static let selectedSegmentTintColor = AppearanceMember(
      \UISegmentedControl.selectedSegmentTintColor)
    static let backgroundImage = AppearanceMember(of: UISegmentedControl.self) {
      (proxy, control, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[1]) else { return }
      let state = UIControl.State(argument: arguments[0])
      control.setBackgroundImage(
        proxy.backgroundImage(for: state, barMetrics: metrics), for: state, barMetrics: metrics)
    }
    static let dividerImage = AppearanceMember(of: UISegmentedControl.self) {
      (proxy, control, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[2]) else { return }
      let left = UIControl.State(argument: arguments[0])
      let right = UIControl.State(argument: arguments[1])
      control.setDividerImage(
        proxy.dividerImage(
          forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics),
        forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
    }
    static let titleTextAttributes = AppearanceMember(of: UISegmentedControl.self) {
      (proxy, control, state: UIControl.State) in
      control.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
    }
    static let contentPositionAdjustment = AppearanceMember(of: UISegmentedControl.self) {
      (proxy, control, arguments: [Int]) in
      guard let segment = UISegmentedControl.Segment(rawValue: arguments[0]),
        let metrics = UIBarMetrics(rawValue: arguments[1])
      else { return }
      control.setContentPositionAdjustment(
        proxy.contentPositionAdjustment(forSegmentType: segment, barMetrics: metrics),
        forSegmentType: segment, barMetrics: metrics)
    }
  }
}
