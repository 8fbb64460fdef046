import SuppleContract
import SuppleInteractions
import SuppleScene

extension Script {
  /// Reads a script from the UTF-8 text of its file.
  ///
  /// - Throws: `ScriptError` for any other form; the reader never guesses.
  public init(reading text: [UInt8]) throws(ScriptError) {
    guard text.count <= Script.maximumFileSize else {
      throw ScriptError(
        at: nil, found: "\(text.count) bytes", expected: "a script of at most \(Script.maximumFileSize)")
    }
    let root = try JSONReader.read(text)
    var reader = ScriptReader(source: ScriptSource(text: text))
    self = try reader.script(root)
  }
}

/// Converts JSON to a script.
struct ScriptReader {
  var source: ScriptSource
  var names = ScriptNames()
  /// The viewport after the events that have been read.
  var viewport = Viewport(size: .zero)
  var subject = ScriptSubject.slimeBadge(.modern, SlimeBadgeSetup())

  mutating func script(_ root: JSONNode) throws(ScriptError) -> Script {
    let fields = try ScriptFields(
      root, "a script",
      names: [
        "supple", "interaction", "viewport", "style", "seed", "setup", "events", "duration", "reducedMotion",
        "rightToLeft", "tells",
      ], source: source)
    let version = try fields.required("supple")
    guard case .number(1) = version.value else {
      throw source.error(version, expected: "\"supple\": 1, the version of the form")
    }
    viewport = try viewport(fields.required("viewport"))
    subject = try subject(
      of: fields.required("interaction"), style: fields["style"], setup: fields["setup"])
    var script = Script(subject, viewport: viewport)
    if let seed = fields["seed"] {
      script.seed = UInt64(try source.whole(seed, ScriptLimits.seeds, "the seed"))
    }
    if let node = fields["reducedMotion"] {
      script.reducedMotion = try source.bool(node, "\"reducedMotion\"")
    }
    if let node = fields["rightToLeft"] { script.rightToLeft = try source.bool(node, "\"rightToLeft\"") }
    for node in try fields["tells"].map({ (node) throws(ScriptError) in
      try source.list(node, "the notifications")
    }) ?? [] {
      let telling = try source.one(of: Contract.tellings, node, "a notification")
      guard script.tells.insert(telling).inserted else {
        throw source.error(node, expected: "each once in \"tells\"")
      }
    }
    if let node = fields["duration"] {
      script.duration = try source.number(node, ScriptLimits.times, "the duration in seconds")
    }
    script.events = try events(fields.required("events"))
    script.names = names
    return script
  }

  // MARK: The viewport

  func viewport(_ node: JSONNode) throws(ScriptError) -> Viewport {
    let fields = try ScriptFields(
      node, "\"viewport\"", names: ["width", "height", "safeArea"], source: source)
    let width = try source.number(fields.required("width"), ScriptLimits.lengths, "the viewport's width")
    let height = try source.number(fields.required("height"), ScriptLimits.lengths, "the viewport's height")
    let insets = try fields["safeArea"].map(insets)
    return Viewport(size: Size(width: width, height: height), safeArea: insets ?? .zero)
  }

  func insets(_ node: JSONNode) throws(ScriptError) -> Insets {
    let fields = try ScriptFields(
      node, "\"safeArea\"", names: ["top", "left", "bottom", "right"], source: source)
    func inset(_ name: String) throws(ScriptError) -> Double {
      try fields[name].map { (node) throws(ScriptError) in
        try source.number(node, ScriptLimits.lengths, "the safe area's \(name)")
      } ?? 0
    }
    return Insets(
      top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
  }

  // MARK: The interaction

  private mutating func subject(
    of node: JSONNode, style: JSONNode?, setup: JSONNode?
  ) throws(ScriptError) -> ScriptSubject {
    let type = try source.one(
      of: ScriptSubject.types.map { ($0.scriptName, $0) }, node, "the interaction")
    return try subject(of: type, style: style, setup: setup)
  }

  private mutating func subject<Kind: Subject>(
    of type: Kind.Type, style: JSONNode?, setup: JSONNode?
  ) throws(ScriptError) -> ScriptSubject {
    let style = try Kind.readStyle(style, by: StyleReading(source: source))
    return Kind.subject(style, try Kind.readSetup(setup, by: &self))
  }
}
