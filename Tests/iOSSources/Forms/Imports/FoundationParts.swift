import Foundation  // URLSession, and XMLParser

/// Uses what Foundation has on iOS alone, and other modules on Linux.
private class ElementCounter: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    names.append(elementName)
  }
}

extension URLRequest {
  fileprivate static func post(to address: String) -> URLRequest? {
    guard let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.httpMethod = "POST"
    return request
  }
}

private func status(of response: URLResponse?) -> Int {
  return (response as? HTTPURLResponse)?.statusCode ?? -1
}

func checkFoundationParts() {
  let counter = ElementCounter()
  let parser = XMLParser(data: Data("<a><b/><b/></a>".utf8))
  parser.delegate = counter
  expect(parser.parse() && counter.names == ["a", "b", "b"], "\(counter.names)")
  expect(URLRequest.post(to: "https://example.org")?.httpMethod == "POST", "a request")
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = 3
  let session = URLSession(configuration: configuration)
  expect(session.configuration.timeoutIntervalForRequest == 3, "a session")
  session.invalidateAndCancel()
  expect(status(of: nil) == -1, "no response")
  expect(Double(500 * NSEC_PER_MSEC) / Double(NSEC_PER_SEC) == 0.5, "nanoseconds")
  expect(CFAbsoluteTimeGetCurrent() > 0 && HUGE > 1e30, "names of Darwin")
  let duration: CFAbsoluteTime = 2
  expect(duration == 2, "the type of a time")
}
