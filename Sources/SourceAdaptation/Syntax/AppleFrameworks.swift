/// Frameworks of Apple's systems that do not exist on Linux.
enum AppleFrameworks {
  static let absent: Set<String> = [
    "Accelerate", "AppKit", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFoundation",
    "AVKit", "BackgroundTasks", "Carbon", "CloudKit", "Cocoa", "Combine", "Contacts",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion",
    "CoreText", "CryptoKit", "Darwin", "EventKit", "GameKit", "HealthKit", "ImageIO", "Intents",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "Network", "os", "Photos", "PhotosUI", "QuickLook", "SafariServices",
    "SceneKit", "Security", "simd", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
    "TVUIKit", "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit",
  ]
}
