import SuppleContract

/// The TypeScript declarations of the module's exports.
enum PageExports {
  static var text: String {
    var text = "// The functions that the engine's module exports. Names and arguments stand here alone.\n\n"
    text += "/** The names of the exports, for the page to call them by. */\nexport const enum Export {\n"
    for export in Contract.exports { text += "  \(export.name) = '\(export.name)',\n" }
    text +=
      "}\n\n/** The arguments of exports that need no interaction. */\nexport interface ModuleArguments {\n"
    for export in Contract.exports where !export.takesHandle { text += member(export) }
    text += "}\n\n/** The arguments of exports that take an interaction's handle, without the handle. */\n"
    text += "export interface InteractionArguments {\n"
    for export in Contract.exports where export.takesHandle { text += member(export) }
    return text + """
      }

      /** The exports of an instance of the module. */
      export type ModuleExports = {
        readonly [Name in keyof ModuleArguments]: (...numbers: ModuleArguments[Name]) => number;
      } & {
        readonly [Name in keyof InteractionArguments]: (handle: number, ...numbers: InteractionArguments[Name]) => number;
      } & {
        readonly memory: WebAssembly.Memory;
        _initialize(): void;
      };

      """
  }

  private static func member(_ export: ExportDescription) -> String {
    let arguments = export.arguments.map { "\($0): number" }.joined(separator: ", ")
    let documentation = export.documentation.map { "  /** \($0) */\n" } ?? ""
    let line = "  [Export.\(export.name)]: [\(arguments)];\n"
    let broken = "  [Export.\(export.name)]: [\n    \(arguments),\n  ];\n"
    return documentation + (line.count > 115 ? broken : line)
  }
}
