import Foundation
import LaminaTesting
import Testing
import UIKit

@Suite("The device", .serialized)
@MainActor struct DeviceTests {
  @Test("The kernel names the system and the machine, and firmware the model")
  func names() throws {
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(device.systemName == "Linux" && device.systemVersion.first?.isNumber == true)
    #expect(!device.name.isEmpty && !device.model.isEmpty)
    #expect(device.localizedModel == device.model && device.isMultitaskingSupported)
  }

  @Test("The idiom follows the main screen")
  func idiom() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    screen.resize(to: CGSize(width: 800, height: 600))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test(
    "A device is held the other way round than the content is turned",
    arguments: [
      (.portrait, .portrait), (.landscapeRight, .landscapeLeft),
      (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeRight),
    ] as [(UIInterfaceOrientation, UIDeviceOrientation)])
  func orientation(_ content: UIInterfaceOrientation, _ device: UIDeviceOrientation) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    screen.screen.interfaceOrientation = content
    #expect(UIDevice.current.orientation == device)
    #expect(device.isValidInterfaceOrientation && !device.isFlat)
    #expect(device.isLandscape == content.isLandscape && device.isPortrait == content.isPortrait)
  }

  @Test("Rotations are told between begin and end, which nest")
  func notifications() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let device = UIDevice.current
    let log = OrientationLog()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in
      MainActor.assumeIsolated { log.told.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.screen.interfaceOrientation = .portrait
    #expect(!device.isGeneratingDeviceOrientationNotifications && log.told.isEmpty)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    screen.screen.interfaceOrientation = .landscapeLeft
    #expect(log.told == [.landscapeRight])
    device.endGeneratingDeviceOrientationNotifications()
    screen.screen.interfaceOrientation = .portrait
    #expect(!device.isGeneratingDeviceOrientationNotifications && log.told.count == 1)
  }
}

@MainActor private final class OrientationLog {
  var told: [UIDeviceOrientation] = []
}
