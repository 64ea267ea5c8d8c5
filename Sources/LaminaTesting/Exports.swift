// A test that imports LaminaTesting needs no other import for what the screen gives it.
@_exported public import UIKit

@_exported public import struct RenderServer.RenderError
