/// The types of files by their extensions.
enum FileTypes {
  private static let identifiers = [
    "txt": UniformType.text, "html": "public.html", "htm": "public.html", "rtf": "public.rtf",
    "json": "public.json", "xml": "public.xml", "png": UniformType.png, "jpg": UniformType.jpeg,
    "jpeg": UniformType.jpeg, "webp": "org.webmproject.webp", "gif": "com.compuserve.gif",
    "tiff": "public.tiff", "svg": "public.svg-image", "pdf": "com.adobe.pdf",
  ]

  /// The type of files with an extension; `public.data` for one that is not known.
  static func identifier(ofExtension name: String) -> String {
    identifiers[name.lowercased()] ?? "public.data"
  }
}
