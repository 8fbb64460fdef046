import NIOCore
import NIOPosix

/// A TCP connection that sends bytes as they are, to say what no HTTP client would.
struct RawConnection {
  let channel: any Channel
  private let received: EventLoopFuture<ByteBuffer>

  init(port: Int) async throws {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let promise = loop.makePromise(of: ByteBuffer.self)
    channel = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(promise: promise))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    received = promise.futureResult
  }

  func send(_ bytes: [UInt8]) async throws { try await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  /// Everything that came until the other side closed.
  func answer() async throws -> String { String(buffer: try await received.get()) }
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let promise: EventLoopPromise<ByteBuffer>
  private var bytes = ByteBuffer()

  init(promise: EventLoopPromise<ByteBuffer>) { self.promise = promise }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var part = unwrapInboundIn(data)
    bytes.writeBuffer(&part)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelInactive(context: ChannelHandlerContext) { promise.succeed(bytes) }
}
