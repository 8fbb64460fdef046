// The app's API of SwiftUI and Foundation that the stand-ins lack. For the type checker only: nothing here runs.
// swift-format-ignore-file
import SwiftUI
import Observation
@propertyWrapper @MainActor struct Environment<T> { init(_ t: T.Type) {}; init(_ k: KeyPath<EnvironmentValues, T>) {}; var wrappedValue: T { fatalError() } }
@propertyWrapper @dynamicMemberLookup @MainActor struct Bindable<T: AnyObject> { let wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Bindable<T> { self }
  subscript<S>(dynamicMember k: ReferenceWritableKeyPath<T, S>) -> SwiftUI.Binding<S> { let o = wrappedValue; return Binding(standInGet: { o[keyPath: k] }, set: { o[keyPath: k] = $0 }) } }
struct List<C: View>: View { init(@ViewBuilder content: () -> C) {}; typealias Body = Never }
extension ForEach { init<E, C: RandomAccessCollection & MutableCollection>(_ b: SwiftUI.Binding<C>, @ViewBuilder content: @escaping (SwiftUI.Binding<E>) -> Content) where Data == [E], E == C.Element, E: Identifiable, ID == E.ID, Content: View { fatalError() } }
struct PD { static let medium = PD() }
struct DismissAction { func callAsFunction() {} }
extension EnvironmentValues { var dismiss: DismissAction { DismissAction() } }
struct URL { func host() -> String? { nil } }
extension View {
  func environment<T: AnyObject>(_ o: T) -> some View { self }
  func navigationDestination<D: Hashable, C: View>(for d: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
  func refreshable(_ a: @escaping @MainActor () async -> Void) -> some View { self }
  func task(_ a: @escaping @MainActor () async -> Void) -> some View { self }
  func onChange<V: Equatable>(of v: V, _ a: @escaping (V, V) -> Void) -> some View { self }
  func onOpenURL(_ a: @escaping (URL) -> Void) -> some View { self }
  func presentationDetents(_ d: [PD]) -> some View { self }
  func opacity(_ o: Double) -> some View { self }
  func tint(_ c: Color) -> some View { self }
  func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
extension Color { static var orange: Color { .red } }
extension ToolbarItemPlacement { static var cancellationAction: ToolbarItemPlacement { fatalError() } }
extension Circle { func fill(_ c: Color) -> some View { self } }
