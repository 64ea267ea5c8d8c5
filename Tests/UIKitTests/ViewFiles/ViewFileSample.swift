import Foundation
import Testing
import UIKit
import XMLTree

/// View files as Interface Builder writes them, around the elements of a test.
@MainActor enum ViewFileSample {
  static func data(_ objects: String, owner: String = "", resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
          </dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  \(owner)
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
      customClass="UIResponder"/>
              \(objects)
          </objects>
          <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  /// The objects at the top of a file with these elements.
  static func objects(
    _ objects: String, owner: Any? = nil, connections: String = "", resources: String = "",
    bundle: Bundle? = nil, options: [UINib.OptionsKey: Any] = [:]
  ) throws(XMLFileError) -> [NSObject] {
    let owner = (owner, connections.isEmpty ? "" : "<connections>\(connections)</connections>")
    let data = data(objects, owner: owner.1, resources: resources)
    return try UINib(data: data, bundle: bundle).objects(owner: owner.0, options: options)
  }

  /// The only object of a file.
  static func object<Object: NSObject>(
    _ element: String, resources: String = "", bundle: Bundle? = nil
  ) throws -> Object {
    let objects = try objects(element, resources: resources, bundle: bundle)
    return try #require(objects.first as? Object)
  }

  /// The error of a file with these elements; nil if there is none.
  static func fault(
    _ element: String, owner: Any? = nil, connections: String = ""
  ) -> XMLFileError? {
    do throws(XMLFileError) {
      _ = try objects(element, owner: owner, connections: connections)
      return nil
    } catch {
      return error
    }
  }
}
