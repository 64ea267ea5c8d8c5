// CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux; a user of CoreGraphics gets them with it.
@_exported public import Foundation
