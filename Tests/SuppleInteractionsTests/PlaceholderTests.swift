import Testing

@testable import SuppleInteractions
