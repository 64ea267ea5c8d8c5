/// Frameworks of Apple's systems that do not exist on Linux.
enum AppleFrameworks {
  static let absent: Set<String> = [
    "AppKit", "ARKit", "AVFoundation", "AVKit", "Carbon", "CloudKit", "Cocoa", "Combine",
    "Contacts",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion",
    "CoreText", "EventKit", "GameKit", "HealthKit", "ImageIO", "Intents", "LocalAuthentication",
    "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Photos", "PhotosUI",
    "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftUI", "TVUIKit",
    "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit",
  ]
}
