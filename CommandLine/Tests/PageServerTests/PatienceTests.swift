import NIOCore
import NIOEmbedded
import PageServer
import Testing

/// How long the server waits for a client: for requests in a time that the tests lead.
@Suite struct PatienceTests {
  private let files: TemporarySite
  private let channel = EmbeddedChannel()

  init() throws {
    files = try TemporarySite()
    try PageServer.serve(files.site(), on: channel.pipeline.syncOperations, patience: .seconds(30))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  private func hear(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  private func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  /// What was answered since the last time.
  private func answer() throws -> String {
    var answer = ""
    while let part = try channel.readOutbound(as: ByteBuffer.self) { answer += String(buffer: part) }
    return answer
  }

  private func expectToBeCalledSlow() throws {
    let answer = try answer()
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "answered once")
    #expect(answer.hasSuffix("\r\n\r\n408: the request took too long to come\n"))
    #expect(!channel.isActive)
  }

  @Test(arguments: [
    "G", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc",
  ])
  func aRequestThatStopsHalfWayIsToldThatItIsSlow(request: String) throws {
    wait(.seconds(20))
    try hear(request)
    wait(.milliseconds(29_999))
    #expect(try answer() == "")
    #expect(channel.isActive)
    wait(.milliseconds(1))
    try expectToBeCalledSlow()
  }

  @Test func aRequestThatTricklesInIsToldSoAsWell() throws {
    try hear("GET / HTTP/1.1\r\nHost: a\r\n")
    for _ in 0..<29 {
      wait(.seconds(1))
      try hear("A: b\r\n")
    }
    #expect(try answer() == "")
    wait(.seconds(1))
    try expectToBeCalledSlow()
  }

  /// The handler that ends such connections asks the system what time it is.
  @Test(.timeLimit(.minutes(1)), arguments: ["", "GET /app.js HTTP/1.1\r\nHost: a\r\n\r\n"])
  func aConnectionThatSaysNothingMoreIsClosed(request: String) async throws {
    let server = try await PageServer.start(site: files.site(), host: "127.0.0.1", port: 0, patience: 1)
    let connection = try await RawConnection(port: server.port)
    // On a busy machine it is closed before it could say a word.
    try? await connection.send(request)
    let answer = try await connection.answer()
    #expect(answer == "" || !request.isEmpty && answer.hasSuffix("\r\n\r\nlet a = 1"))
    try await server.stop()
  }
}
