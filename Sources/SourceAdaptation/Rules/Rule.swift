/// One kind of change.
protocol Rule: SendableMetatype {
  /// The changes that the rule makes, for the table that is printed.
  static var name: String { get }
  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting)
}

/// All rules, in the order of the table that is printed.
let rules: [any Rule.Type] = [
  ConditionRule.self, ImportRule.self, PreviewRule.self, AttributeRule.self, SelectorRule.self,
  KeyPathRule.self, ClassProtocolRule.self, OptionalRequirementRule.self, OptionalCallRule.self,
  OverrideRule.self, LayerPropertyRule.self, KeyValueRule.self, ConnectionRule.self,
  RuntimeRule.self,
]

/// The names of all rules, in the order of the table that is printed.
package let ruleNames: [String] = rules.map { $0.name }
