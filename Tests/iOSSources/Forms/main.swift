// Each form that is changed for Linux, at work. The status is 0 if all of it behaves as on iOS.

import UIKit

#if os(iOS)
  checkSelectors()
  checkSelectorPlaces()
  checkKeyPlaces()
  checkObserving()
  checkProtocols()
  checkOptionalCallPlaces()
  checkConnectionPlaces()
  checkDeclarations()
  checkOverrides()
  checkOverridePlaces()
  checkLayerPlaces()
  checkObservingPlaces()
  checkObserversInExtensions()
  checkProtocolPlaces()
  checkSelectorContexts()
  checkAttributePlaces()
  checkConditionPlaces()
  checkOptionalMembers()
  checkUnchangedPlaces()
  checkPreviewPlaces()
  checkImportedParts()
  checkImportedNames()
  checkFoundationParts()
  checkFoundationSelectors()
  checkFoundationKeys()
#else
  failures.append("the system is not iOS")
#endif

for failure in failures {
  print("failed:", failure)
}
exit(failures.isEmpty ? 0 : 1)
