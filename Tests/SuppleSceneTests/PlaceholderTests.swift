import Testing

@testable import SuppleScene
