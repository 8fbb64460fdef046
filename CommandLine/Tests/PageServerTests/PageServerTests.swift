import PageServer
import Testing

@Suite struct PageServerTests {
  @Test(arguments: [
    "GARBAGE\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /../secret.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n", "{\"a\": 1}\r\n\r\n",
    "GET /\r\n\r\n", " GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nA: \u{0}\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "G\u{e9}T / HTTP/1.1\r\nHost: a\r\n\r\n", "\r\n\r\nnonsense\r\n\r\n",
  ])
  func malformedRequestsAreAnsweredWith400(request: String) async throws {
    try await served { server in
      let connection = try await RawConnection(port: server.port)
      try await connection.send(request)
      let answer = try await connection.answer()
      #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(request): \(answer)")
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "answered once")
      let body = answer.components(separatedBy: "\r\n\r\n").last ?? ""
      #expect(body.hasPrefix("400: ") && body.hasSuffix("\n") && body.filter { $0 == "\n" }.count == 1)
      #expect(answer.contains("\r\nContent-Security-Policy: "))
    }
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2e%2Fsecret.txt", "/%252e%252e/secret.txt",
    "/%252e%252e%252fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt",
    "/%c0%ae%c0%ae/secret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/%u002e%u002e/secret.txt",
    "/%ef%bc%8e%ef%bc%8e/secret.txt", "/\u{ff0e}\u{ff0e}/secret.txt", "/..%00/secret.txt", "/..;/secret.txt",
    "/app.js/../../secret.txt", "//secret.txt", "/./../secret.txt", "http://127.0.0.1/../secret.txt",
    "http://a/%2e%2e/secret.txt", "/file:///etc/passwd", "/out", "/away/secret.txt",
  ])
  func noTargetLeadsOutOfTheSite(target: String) async throws {
    let files = try TemporarySite()
    try files.link("out", to: "../secret.txt")
    try files.link("away", to: "..")
    let server = try await PageServer.start(site: files.site(), host: "127.0.0.1", port: 0)
    let connection = try await RawConnection(port: server.port)
    try await connection.send("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let answer = try await connection.answer()
    #expect(answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
    #expect(!answer.contains("secret"))
    try await server.stop()
  }

  @Test func severalRequestsShareAConnectionInOrder() async throws {
    try await served { server in
      let connection = try await RawConnection(port: server.port)
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

  @Test(.timeLimit(.minutes(1)))
  func aThousandConnectionsAtOnceAreAllAnswered() async throws {
    OpenFiles.allowMany()
    try await served { server in
      // All are open, and each has said half of its request, before any is answered.
      var connections: [RawConnection] = []
      for _ in 0..<1000 {
        let connection = try await RawConnection(port: server.port)
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

  @Test func aPortInUseIsSaid() async throws {
    try await served { server in
      let files = try TemporarySite()
      await #expect(throws: PageServerError.portInUse) {
        try await PageServer.start(site: files.site(), host: "127.0.0.1", port: server.port)
      }
    }
  }

  @Test func anAddressOfAnotherMachineIsRefused() async throws {
    let files = try TemporarySite()
    await #expect {
      try await PageServer.start(site: files.site(), host: "192.0.2.1", port: 0)
    } throws: { error in
      if case PageServerError.cannotListen = error { true } else { false }
    }
  }
}

/// Runs `body` with a server of a site that is made for it.
func served(_ body: (PageServer) async throws -> Void) async throws {
  let files = try TemporarySite()
  let server = try await PageServer.start(site: files.site(), host: "127.0.0.1", port: 0)
  try await body(server)
  try await server.stop()
}
