import SuppleSwiftUI
import SwiftUI

/// The styles that the panel sets.
struct Tuning {
  var badge = SlimeBadgeStyle.modern
  var heads = ChatHeadsStyle.modern
  var notch = FlippingNotchStyle.modern
  var hasHaptics = true
}

/// The style properties with the largest effect, within their ranges, and the two presets.
struct TuningPanel: View {
  @Binding var tuning: Tuning
  let startOver: () -> Void

  var body: some View {
    Form {
      Section("Slime badge") {
        Number(name: "Break distance", value: $tuning.badge.breakDistance, range: 40...600)
        Number(name: "Burst speed", value: $tuning.badge.burstSpeed, range: 0...1500)
        Number(name: "Gravity", value: $tuning.badge.burstGravity, range: 0...5000)
      }
      Section("Chat heads") {
        Number(name: "Size", value: $tuning.heads.headSize, range: 40...100)
        Number(name: "Friction", value: $tuning.heads.friction, range: 1...20)
        Number(name: "Capture radius", value: $tuning.heads.captureRadius, range: 40...240)
      }
      Section("Flipping notch") {
        Number(name: "Pull limit", value: $tuning.notch.pullLimit, range: 40...200)
        Number(name: "Flip duration", value: $tuning.notch.flipDuration, range: 0.2...2)
      }
      Section("Preset") {
        Button("Classic") {
          (tuning.badge, tuning.heads, tuning.notch) = (.classic, .classic, .classic)
        }
        Button("Modern") { (tuning.badge, tuning.heads, tuning.notch) = (.modern, .modern, .modern) }
      }
      Toggle("Haptic feedback", isOn: $tuning.hasHaptics)
      Button("Start over", action: startOver)
    }
  }
}

/// One number with its slider.
struct Number: View {
  let name: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(name): \(Int(value.rounded()))").font(.subheadline)
      Slider(value: $value, in: range).accessibilityLabel(name)
    }
  }
}
