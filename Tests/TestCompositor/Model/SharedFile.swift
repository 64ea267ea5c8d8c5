import Glibc
import WaylandWire

/// A file without a name, whose descriptor a compositor sends.
final class SharedFile {
  let descriptor: OwnedDescriptor

  init(_ bytes: [UInt8]) {
    var template = Array("/tmp/lamina-file-XXXXXX".utf8CString)
    descriptor = OwnedDescriptor(unsafe mkstemp(&template))
    unsafe unlink(template)
    _ = unsafe write(descriptor.rawValue, bytes, bytes.count)
  }
}
