// `import UIKit` brings what it brings on iOS.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
