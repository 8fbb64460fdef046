import SuppleScene
import SuppleScript

/// The example of the form's description.
let specExample = """
  {
    "supple": 1,
    "interaction": "chat-heads",
    "viewport": {"width": 390, "height": 844,
               "safeArea": {"top": 47, "left": 0, "bottom": 34, "right": 0}},
    "style": "modern",
    "seed": 1,
    "setup": {"heads": [{"id": "anna", "unread": 2}, {"id": "ben"}], "edge": "right", "y": 300},
    "events": [
      {"t": 0.1, "down": [352, 300], "pointer": 1},
      {"t": 0.116, "move": [330, 304], "pointer": 1},
      {"t": 0.132, "move": [290, 311], "pointer": 1},
      {"t": 0.14, "up": [270, 315], "pointer": 1}
    ],
    "duration": 2.5
  }
  """

/// A script of the usual screen, with the given lines between its braces.
func scriptText(_ interaction: String, events: String = "", _ more: String = "") -> String {
  """
  {"supple": 1, "interaction": "\(interaction)", "viewport": {"width": 390, "height": 844},
  \(more.isEmpty ? "" : more + ",")
  "events": [
  \(events)]}
  """
}

/// Reads a script from a text.
func script(_ text: String) throws(ScriptError) -> Script { try Script(reading: Array(text.utf8)) }

/// The lines that a replay prints.
func lines(_ script: Script, _ times: FrameTimes = .rate(60)) -> [String] {
  var lines: [String] = []
  script.play(times) { frame, names in lines.append(FrameLine.text(of: frame, names: names)) }
  return lines
}

/// A script's frames.
func frames(_ script: Script, _ times: FrameTimes = .rate(60)) -> [ReplayFrame] {
  var frames: [ReplayFrame] = []
  script.play(times) { frame, _ in frames.append(frame) }
  return frames
}
