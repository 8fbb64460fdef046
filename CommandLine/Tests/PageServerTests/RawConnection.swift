import FlyingSocks
import Foundation

/// A TCP connection that sends bytes unchanged, including requests that no HTTP client would send.
struct RawConnection {
  private let socket: AsyncSocket

  init(port: UInt16) async throws {
    socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// All that the server sends until it closes the connection.
  func answer() async throws -> String {
    defer { try? socket.close() }
    var bytes: [UInt8] = []
    do {
      while true { bytes += try await socket.read(atMost: 4096) }
    } catch is SocketError {
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
