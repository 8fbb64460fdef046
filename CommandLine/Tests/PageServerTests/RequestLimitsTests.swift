import PageServer
import Testing

@Suite struct RequestLimitsTests {
  private func answer(to request: String) async throws -> String {
    var answer = ""
    try await served { server in
      let connection = try await RawConnection(port: server.port)
      // The server may close before all of it is sent.
      try? await connection.send(request)
      answer = try await connection.answer()
    }
    return answer
  }

  /// The status of the one answer there is.
  private func status(_ answer: String) -> Int? {
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "answered once")
    return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  @Test(arguments: [
    "GET /" + String(repeating: "a", count: 200_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nA: " + String(repeating: "b", count: 20_000) + "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "A: b\r\n", count: 200) + "\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n"
      + String(repeating: "A: " + String(repeating: "b", count: 8000) + "\r\n", count: 8)
      + "\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "c", count: 4_000_000),
  ])
  func aHeadWithoutEndIsTooLarge(request: String) async throws {
    #expect(status(try await answer(to: request)) == 431)
  }

  @Test func aBodyThatNobodyWantsIsTooLarge() async throws {
    let request =
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n"
      + String(repeating: "d", count: 4_000_000)
    #expect(status(try await answer(to: request)) == 413)
  }

  @Test func headsOfAUsefulSizeAreFine() async throws {
    let cookie = String(repeating: "b", count: 12_000)
    let answer = try await answer(
      to: "GET /app.js?\(cookie) HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
    #expect(status(answer) == 200)
    #expect(answer.hasSuffix("let a = 1"))
  }

  @Test func whoeverAsksForAnotherProtocolIsAnsweredInThisOne() async throws {
    let answer = try await answer(
      to: "GET /app.js HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nnot HTTP")
    #expect(status(answer) == 200)
    #expect(status(try await self.answer(to: "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n")) == 405)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyRequestsInOneGoAreAllAnswered() async throws {
    let one = "GET /app.js HTTP/1.1\r\nHost: a\r\n\r\n"
    let last = "GET /app.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    try await served { server in
      let connection = try await RawConnection(port: server.port)
      try await connection.send(String(repeating: one, count: 5000) + last)
      let answer = try await connection.answer()
      #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 5002)
    }
  }
}
