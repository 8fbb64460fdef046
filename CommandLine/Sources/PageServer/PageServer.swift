import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a server could not start.
package enum PageServerError: Error, Equatable {
  /// Someone else listens there already.
  case portInUse
  /// The address does not exist here or may not be used; with the system's words.
  case cannotListen(String)
}

/// An HTTP/1.1 server for one site.
package final class PageServer: Sendable {
  private let channel: any Channel

  /// The port it listens on, also where it was free to choose.
  package let port: Int

  private init(channel: any Channel) {
    self.channel = channel
    port = channel.localAddress?.port ?? 0
  }

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - site: what is served.
  ///   - host: a name or address of this machine; loopback keeps other machines out.
  ///   - port: 0 to 65535; 0 takes any free one.
  ///   - patience: seconds that a request may take to come, and a connection may be silent.
  package static func start(
    site: Site, host: String, port: Int, patience: Int64 = 30
  ) async throws(PageServerError) -> PageServer {
    let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try PageServer.serve(site, on: channel.pipeline.syncOperations, patience: .seconds(patience))
        }
      }
    do {
      return PageServer(channel: try await bootstrap.bind(host: host, port: port).get())
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw .portInUse
    } catch let error as IOError {
      throw .cannotListen(String(cString: strerror(error.errnoCode)))
    } catch is SocketAddressError.UnknownHost {
      throw .cannotListen("no such host")
    } catch {
      throw .cannotListen(String(describing: error))
    }
  }

  /// Makes a connection, of any kind of channel, one to the site.
  package static func serve(
    _ site: Site, on pipeline: ChannelPipeline.SynchronousOperations, patience: TimeAmount
  ) throws {
    var headLimits = NIOHTTPDecoderLimitConfiguration()
    headLimits.maxHeaderFieldSize = 16 << 10
    headLimits.maxHeaderListSize = 32 << 10
    headLimits.maxHeaderFieldCount = 100
    let limits = RequestLimits(patience: patience)
    try pipeline.addHandler(limits)
    try pipeline.addHandler(IdleStateHandler(allTimeout: patience))
    // Every answer is complete before the next request is read, so requests in a row need no assistance.
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: headLimits)
    try pipeline.addHandler(SiteConnection(site: site, limits: limits))
  }

  /// Returns when the server has stopped.
  package func run() async throws { try await channel.closeFuture.get() }

  /// Stops listening; connections that are open finish by themselves.
  package func stop() async throws { try await channel.close() }
}
