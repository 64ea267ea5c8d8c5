// Re-exports the types of LaminaTesting's API, so that tests need no other import.
@_exported public import UIKit

@_exported public import struct RenderServer.RenderError
