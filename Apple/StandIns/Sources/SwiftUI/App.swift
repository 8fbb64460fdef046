import Foundation

// Page: https://developer.apple.com/documentation/swiftui/app; iOS 14
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() {}
}

// Page: https://developer.apple.com/documentation/swiftui/scene; iOS 14
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { fatalError("a scene of SwiftUI's own has no body") }
}

// Page: https://developer.apple.com/documentation/swiftui/scenebuilder; iOS 14
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

// Page: https://developer.apple.com/documentation/swiftui/windowgroup; iOS 14
public struct WindowGroup<Content>: Scene where Content: View {
  let content: () -> Content
  public typealias Body = Never
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { content = makeContent }
}
