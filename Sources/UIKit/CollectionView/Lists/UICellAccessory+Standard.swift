import CoreGraphics
import Foundation

/// The standard accessories.
extension UICellAccessory {
  /// The look of an arrow.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }

    var look: Look {
      Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias ReorderOptions = DisclosureIndicatorOptions
  public typealias OutlineDisclosureOptions = DisclosureIndicatorOptions

  /// The look of a round control.
  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, background: backgroundColor
      )
    }
  }

  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  /// An arrow: a tap on the cell shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options.look) }

  /// An arrow that shows whether what is below the item is visible. A tap on it expands or collapses the
  /// item, in a diffable data source, or calls the handler instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline, displayed, options.look, handler: actionHandler)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

  /// A button with an i.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look, handler: actionHandler)
  }

  /// A red button at the leading side, which calls the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true, options.look, handler: actionHandler)
  }

  /// A green button at the leading side, which calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true, options.look, handler: actionHandler)
  }

  /// A grip by which a finger moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.look) }

  /// A circle at the leading side that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true, options.look)
  }

  /// The look of a text.
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// A text in gray.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory), displayed,
      options.look)
  }

  /// A view of the program at a side.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let look = Look(
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tint: configuration.tintColor)
    switch configuration.placement {
    case .leading(let displayed):
      return UICellAccessory(.view(configuration.customView), displayed, isLeading: true, look)
    case .trailing(let displayed):
      return UICellAccessory(.view(configuration.customView), displayed, look)
    }
  }
}
