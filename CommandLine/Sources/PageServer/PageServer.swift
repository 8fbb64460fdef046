import FlyingFox
import FlyingSocks
import Foundation

/// The reason why a server could not start.
package enum PageServerError: Error, Equatable {
  /// Another program listens on the port.
  case portInUse
  /// The system refused the address, for the given reason.
  case cannotListen(String)
}

/// An HTTP/1.1 server of one site.
package enum PageServer {
  /// Serves the site until the task is cancelled. Throws a ``PageServerError`` if the server cannot listen.
  ///
  /// - Parameters:
  ///   - host: an IPv4 or IPv6 address of this machine, or `localhost`; loopback addresses exclude other machines.
  ///   - port: 0 to 65535; 0 takes any free one.
  ///   - whenListening: receives the port as soon as connections are accepted.
  package static func run(
    _ site: Site, host: String, port: UInt16, whenListening: (UInt16) -> Void
  ) async throws {
    let server = try server(of: site, host: host, port: port)
    let actualPort = try await withThrowingTaskGroup(of: UInt16.self) { group in
      group.addTask {
        try await server.waitUntilListening(timeout: 60)
        return await server.port ?? port
      }
      group.addTask {
        do {
          try await server.run()
        } catch SocketError.failed("Bind", let code, let reason) {
          throw code == EADDRINUSE ? PageServerError.portInUse : .cannotListen(reason)
        } catch SocketError.failed("Accept", EMFILE, _) {}
        return port
      }
      let actualPort = try await group.next() ?? port
      whenListening(actualPort)
      try await group.waitForAll()
      return actualPort
    }
    // The process had no file descriptor left for a connection. FlyingFox has then closed all of its connections and
    // stopped, so the server starts again on the same port.
    try await run(site, host: host, port: actualPort) { _ in }
  }

  private static func server(of site: Site, host: String, port: UInt16) throws -> HTTPServer {
    let ip = host == "localhost" ? "127.0.0.1" : host
    let handler = SiteHandler(site: site)
    if let address = try? sockaddr_in.inet(ip4: ip, port: port) {
      return HTTPServer(address: address, logger: .disabled, handler: handler)
    }
    if let address = try? sockaddr_in6.inet6(ip6: ip, port: port) {
      return HTTPServer(address: address, logger: .disabled, handler: handler)
    }
    throw PageServerError.cannotListen("not an IP address")
  }
}

extension HTTPServer {
  /// The port on which the server listens; nil before that.
  fileprivate var port: UInt16? {
    switch listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }
}

private struct SiteHandler: HTTPHandler {
  let site: Site

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // FlyingFox reads the next request from where the handler stopped reading the body of this one.
    for try await _ in request.bodySequence {}
    return site.response(to: request)
  }
}
