import Glibc

/// The protocols beside the core and the shell, of which a compositor needs little.
final class ExtraProtocols {
  fileprivate unowned let model: CompositorModel

  init(_ model: CompositorModel) {
    self.model = model
  }

  func offerAll() {
    offerViewports()
    offerInhibitors()
    offerShortcutInhibitors()
    offerIdleNotifications()
    if model.options.hasPresentation { offerPresentation() }
    if model.options.hasFractionalScale { offerFractionalScale() }
    if model.options.hasGestures { offerGestures() }
    if model.options.hasTablets { offerTablets() }
    if model.options.hasTextInput { offerTextInput() }
    if model.options.hasSelections { offerSelections() }
  }

  private func offerViewports() {
    model.offer(WpViewporter.self, version: 1) { [unowned model] viewporter in
      viewporter.onRequest { [unowned model] request in
        guard case .getViewport(let viewport, let object?) = request else { return }
        let surface = model.surface(object)
        if surface?.hasViewport == true {
          model.report(viewporter, code: 0, "a second viewport of a surface")
        }
        surface?.hasViewport = true
        viewport.resource.onDestroy = { [weak surface] in
          surface?.hasViewport = false
          surface?.destination = nil
        }
        viewport.onRequest { [unowned model, weak surface] request in
          guard case .setDestination(let width, let height) = request else { return }
          if width < 1 || height < 1 { model.report(viewport, code: 0, "an empty destination") }
          surface?.destination = (width, height)
        }
      }
    }
  }

  /// The objects of these protocols send nothing here; they are created and destroyed.
  private func offerInhibitors() {
    model.offer(ZwpIdleInhibitManagerV1.self, version: 1) { $0.onRequest { _ in } }
    model.offer(ZxdgDecorationManagerV1.self, version: 1) { $0.onRequest { _ in } }
  }

  private func offerShortcutInhibitors() {
    model.offer(ZwpKeyboardShortcutsInhibitManagerV1.self, version: 1) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        guard case .inhibitShortcuts(let object, let surface?, let seat?) = request else { return }
        let new = ShortcutInhibitorModel(object, surface, seat)
        if model.shortcutInhibitors.contains(where: new.isSame) {
          model.report(manager, code: 0, "a second inhibitor of a surface and a seat")
        }
        model.shortcutInhibitors.append(new)
        object.resource.onDestroy = { [unowned model, unowned new] in
          model.shortcutInhibitors.removeAll { $0 === new }
        }
      }
    }
  }

  private func offerIdleNotifications() {
    model.offer(ExtIdleNotifierV1.self, version: 1) { [unowned model] notifier in
      notifier.onRequest { [unowned model] request in
        guard case .getIdleNotification(let notification, _, let seat?) = request else { return }
        notification.onRequest { _ in }
        model.seat(of: seat)?.idleNotifications.append(notification)
      }
    }
  }

  private func offerPresentation() {
    model.offer(WpPresentation.self, version: 1) { [unowned model] presentation in
      presentation.clockId(clkId: UInt32(CLOCK_MONOTONIC))
      presentation.onRequest { [unowned model] request in
        guard case .feedback(let surface?, let feedback) = request else { return }
        model.surface(surface)?.feedbacks.append(feedback)
      }
    }
  }

  private func offerFractionalScale() {
    model.offer(WpFractionalScaleManagerV1.self, version: 1) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        guard case .getFractionalScale(let object, let wanted?) = request,
          let surface = model.surface(wanted)
        else { return }
        if surface.fractionalScale != nil {
          model.report(manager, code: 0, "a second fractional scale of a surface")
        }
        surface.fractionalScale = object
        object.resource.onDestroy = { [weak surface] in surface?.fractionalScale = nil }
      }
    }
  }

  private func offerGestures() {
    model.offer(ZwpPointerGesturesV1.self, version: 3) { [unowned model] gestures in
      gestures.onRequest { [unowned model] request in
        switch request {
        case .getSwipeGesture(let swipe, let pointer?):
          model.seat(of: pointer)?.gestures.add(swipe)
        case .getPinchGesture(let pinch, let pointer?):
          model.seat(of: pointer)?.gestures.add(pinch)
        case .getHoldGesture(let hold, let pointer?): model.seat(of: pointer)?.gestures.add(hold)
        default: break
        }
      }
    }
  }

  private func offerTablets() {
    model.offer(ZwpTabletManagerV2.self, version: 1) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        guard case .getTabletSeat(let tablets, let seat?) = request else { return }
        model.seat(of: seat)?.tablets.add(tablets)
      }
    }
  }

  private func offerSelections() {
    model.offer(WlDataDeviceManager.self, version: 3) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        switch request {
        case .createDataSource(let source): model.sources.append(SourceModel(source, of: model))
        case .getDataDevice(let device, let seat?):
          model.seat(of: seat)?.dataDevices.append(DataDeviceModel(device, of: model))
        default: break
        }
      }
    }
    model.offer(ZwpPrimarySelectionDeviceManagerV1.self, version: 1) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        switch request {
        case .createSource(let source): model.sources.append(SourceModel(source, of: model))
        case .getDevice(let device, let seat?):
          model.seat(of: seat)?.primaryDevices.append(PrimaryDeviceModel(device, of: model))
        default: break
        }
      }
    }
  }
}

extension ExtraProtocols {
  private func offerTextInput() {
    model.offer(ZwpTextInputManagerV3.self, version: 1) { [unowned model] manager in
      manager.onRequest { [unowned model] request in
        guard case .getTextInput(let textInput, let seat?) = request else { return }
        model.seat(of: seat)?.textInput.add(textInput)
      }
    }
  }
}

/// A `zwp_keyboard_shortcuts_inhibitor_v1`.
package final class ShortcutInhibitorModel {
  private let object: ZwpKeyboardShortcutsInhibitorV1
  private let surface: WlSurface
  private let seat: WlSeat

  init(_ object: ZwpKeyboardShortcutsInhibitorV1, _ surface: WlSurface, _ seat: WlSeat) {
    (self.object, self.surface, self.seat) = (object, surface, seat)
    object.onRequest { _ in }
  }

  func isSame(_ other: ShortcutInhibitorModel) -> Bool {
    surface.resource === other.surface.resource && seat.resource === other.seat.resource
  }
}

extension CompositorModel {
  func seat(of pointer: WlPointer) -> SeatModel? {
    seats.first { $0.pointers.contains { $0.resource === pointer.resource } }
  }

  func seat(of object: WlSeat) -> SeatModel? {
    seats.first { $0.objects.contains { $0.resource === object.resource } }
  }
}
