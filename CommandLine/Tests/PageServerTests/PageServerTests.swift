import PageServer
import Testing

@Suite struct PageServerTests {
  /// No body of a file is sent in answer to these; the server answers others afterwards.
  @Test(arguments: [
    "GARBAGE\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "{\"a\": 1}\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n",
    "GET /app.js HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "GET /app.js HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET /app.js HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /\u{0} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "PROPFIND /app.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ])
  func aMalformedRequestReceivesNoFileAndHarmsNoOther(request: String) async throws {
    try await served { port in
      let connection = try await RawConnection(port: port)
      try await connection.send(request)
      let answer = try await connection.answer()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(request): \(answer)")
      #expect(!answer.contains("let a = 1"))
      let next = try await RawConnection(port: port)
      try await next.send("GET /app.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(try await next.answer().hasSuffix("let a = 1"))
    }
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2e%2Fsecret.txt", "/%252e%252e/secret.txt",
    "/%252e%252e%252fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt",
    "/%c0%ae%c0%ae/secret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/%u002e%u002e/secret.txt",
    "/%ef%bc%8e%ef%bc%8e/secret.txt", "/\u{ff0e}\u{ff0e}/secret.txt", "/..%00/secret.txt", "/..;/secret.txt",
    "/app.js/../../secret.txt", "//secret.txt", "/./../secret.txt", "http://127.0.0.1/../secret.txt",
    "http://a/%2e%2e/secret.txt", "/file:///etc/passwd", "/out", "/away/secret.txt", "../secret.txt",
  ])
  func noTargetLeadsOutOfTheSite(target: String) async throws {
    let files = try TemporarySite()
    try files.link("out", to: "../secret.txt")
    try files.link("away", to: "..")
    try await served(files) { port in
      let connection = try await RawConnection(port: port)
      try await connection.send("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let answer = try await connection.answer()
      #expect(answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
      #expect(!answer.contains("secret"))
      #expect(answer.contains("\r\nContent-Security-Policy: default-src 'none'; "))
    }
  }

  @Test func severalRequestsShareAConnectionInOrder() async throws {
    try await served { port in
      let connection = try await RawConnection(port: port)
      try await connection.send(
        "GET /app.js HTTP/1.1\r\nHost: a\r\n\r\nHEAD /app.js HTTP/1.1\r\nHost: a\r\n\r\n"
          + "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc")
      let parts = try await connection.answer().components(separatedBy: "HTTP/1.1 200 OK\r\n")
      #expect(parts.count == 4)
      #expect(parts.dropFirst(1).first?.hasSuffix("\r\n\r\nlet a = 1") == true)
      #expect(parts.dropFirst(2).first?.hasSuffix("\r\n\r\n") == true)
      #expect(parts.last?.hasSuffix("<p>page</p>") == true)
    }
  }

  /// A body must never be taken for a request: a page of another site can send one to a server on this machine.
  @Test(arguments: [
    "Content-Length: 3000046\r\n\r\n\(padding)\(hidden)", "Content-Length: 46\r\n\r\n\(hidden)",
    "Transfer-Encoding: chunked\r\n\r\n2e\r\n\(hidden)\r\n0\r\n\r\n",
  ])
  func aBodyIsNotReadAsARequest(rest: String) async throws {
    try await served { port in
      let connection = try await RawConnection(port: port)
      try await connection.send(
        "POST / HTTP/1.1\r\nHost: a\r\n\(rest)GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let answer = try await connection.answer()
      #expect(answer.hasPrefix("HTTP/1.1 405 "))
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 3)
      #expect(!answer.contains("let a = 1"))
      #expect(answer.hasSuffix("<p>page</p>"))
    }
  }

  @Test func anUpgradeIsAnsweredInHTTP() async throws {
    try await served { port in
      let connection = try await RawConnection(port: port)
      try await connection.send(
        "GET /app.js HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n")
      #expect(try await connection.answer().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func manyConnectionsAtOnceAreAllAnswered() async throws {
    try await served { port in
      // All connections are open, each with half of its request sent, before any is answered.
      var connections: [RawConnection] = []
      for _ in 0..<200 {
        let connection = try await RawConnection(port: port)
        try await connection.send("GET /app.js HTTP/1.1\r\nHost: ")
        connections.append(connection)
      }
      for connection in connections { try await connection.send("a\r\nConnection: close\r\n\r\n") }
      for connection in connections {
        let answer = try await connection.answer()
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("let a = 1"))
      }
    }
  }

  @Test func aPortInUseIsReported() async throws {
    try await served { port in
      let files = try TemporarySite()
      await #expect(throws: PageServerError.portInUse) {
        try await PageServer.run(files.site(), host: "127.0.0.1", port: port) { _ in }
      }
    }
  }

  @Test(arguments: ["192.0.2.1", "example.com", ""])
  func aHostThatIsNoAddressOfThisMachineIsRefused(host: String) async throws {
    let files = try TemporarySite()
    await #expect {
      try await PageServer.run(files.site(), host: host, port: 0) { _ in }
    } throws: { error in
      if case PageServerError.cannotListen = error { true } else { false }
    }
  }
}

/// A request that fits into 46 bytes, to be hidden in the body of another.
private let hidden = "GET /app.js HTTP/1.1\r\nHost: a\r\nHidden: yes\r\n\r\n"
private let padding = String(repeating: "d", count: 3_000_000)

/// Runs `body` with the port of a server, which is stopped afterwards.
func served(_ files: TemporarySite? = nil, _ body: (UInt16) async throws -> Void) async throws {
  let files = try files ?? TemporarySite()
  let site = try files.site()
  let (ports, listening) = AsyncStream.makeStream(of: UInt16.self)
  let server = Task {
    try await PageServer.run(site, host: "127.0.0.1", port: 0) { listening.yield($0) }
  }
  let port = try #require(await ports.first { _ in true })
  try await body(port)
  server.cancel()
  _ = await server.result
}
