import SwiftUI
import UIKit

/// Previews, and what Interface Builder calls, in each place where they may stand. They are no part of a
/// program.
@IBDesignable class PreviewPlaces: UIView {
  private(set) var log = ""

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    log += "builder"
  }

  class Inner: UIView {
    @objc public override func prepareForInterfaceBuilder() { backgroundColor = .red }
    func value() -> Int { return 1 }
  }

  /// A method of the name in a class that is no view.
  class Builder {
    func prepareForInterfaceBuilder() -> Int { return 2 }
  }
}

class PreviewExtended: UIView {}

extension PreviewExtended {
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    isHidden = true
  }
  func value() -> Int { return 3 }
}

#Preview { PreviewPlaces() }

#Preview("A view", traits: .fixedLayout(width: 100, height: 100)) {
  let view = PreviewPlaces()
  view.perform(#selector(PreviewPlaces.prepareForInterfaceBuilder))
  return view
}

@available(iOS 17, *)
#Preview("Another one") {
  PreviewExtended()
}

#if DEBUG
  #Preview { PreviewPlaces.Inner() }
#endif

struct PreviewPlacesPreviews: PreviewProvider {
  static var previews: some View {
    Representable().previewLayout(.sizeThatFits)
  }
  private struct Representable: UIViewRepresentable {
    func makeUIView(context: Context) -> PreviewPlaces { return PreviewPlaces() }
    func updateUIView(_ view: PreviewPlaces, context: Context) {}
  }
}

private class PreviewClass: NSObject, SwiftUI.PreviewProvider {
  @objc static var previews: some View { Text(NSStringFromSelector(#selector(getter: previews))) }
}

func checkPreviewPlaces() {
  let view = PreviewPlaces()
  expect(view.log.isEmpty && PreviewPlaces.Inner().value() == 1, "a preview was called")
  expect(PreviewPlaces.Builder().prepareForInterfaceBuilder() == 2, "another class's method")
  expect(PreviewExtended().value() == 3, "an extension")
}
