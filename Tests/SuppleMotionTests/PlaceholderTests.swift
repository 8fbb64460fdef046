import Testing

@testable import SuppleMotion
