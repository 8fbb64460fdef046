import NIOCore
import NIOHTTP1

/// One connection: requests in, answers of the site out, one clear line for what cannot be answered.
final class SiteConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case idle
    case receiving(HTTPRequestHead)
    case closing
  }

  /// Bytes that may wait for a client to take them before it asks for more.
  private static let mostUnsent = 8 << 20
  /// How long a client has to take the last answer.
  private static let farewell = TimeAmount.seconds(2)

  private let site: Site
  private let limits: RequestLimits
  private var state = State.idle
  private var unsent = 0

  init(site: Site, limits: RequestLimits) {
    self.site = site
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .idle): state = .receiving(head)
    case (.end, .receiving(let head)):
      state = .idle
      limits.requestArrived()
      answer(head, context: context)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if case .closing = state { return }
    let response: SiteResponse? =
      switch error {
      case HTTPParserError.headerOverflow: .error(431, "the headers of the request are too large")
      case is HTTPParserError: .error(400, "this is not a well-formed HTTP request")
      case RequestLimitError.tooSlow: .error(408, "the request took too long to come")
      case RequestLimitError.tooLarge:
        if case .receiving = state {
          .error(413, "the body of the request is too large, and of no use here")
        } else {
          .error(431, "the head of the request is too large")
        }
      default: nil
      }
    if let response {
      send(response, version: .http1_1, keepAlive: false, context: context)
    } else {
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      // A request that has begun has a deadline of its own, and hears of it.
      if !limits.isRequestUnderWay { context.close(promise: nil) }
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  private func answer(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    guard unsent <= SiteConnection.mostUnsent else {
      context.close(promise: nil)
      return
    }
    if head.version != .http1_0, head.headers["host"].count != 1 {
      let response = SiteResponse.error(400, "a request names its host once")
      send(response, version: head.version, keepAlive: false, context: context)
      return
    }
    var headers: [String: [String]] = [:]
    for (name, value) in head.headers { headers[name.lowercased(), default: []].append(value) }
    let request = SiteRequest(method: head.method.rawValue, target: head.uri, headers: headers)
    // Whoever asks for another protocol gets an answer in this one, and the parser reads no further.
    let keepAlive = head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "upgrade")
    send(site.respond(to: request), version: head.version, keepAlive: keepAlive, context: context)
  }

  private func send(
    _ response: SiteResponse, version: HTTPVersion, keepAlive: Bool, context: ChannelHandlerContext
  ) {
    var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    for (name, value) in response.headers { head.headers.add(name: name, value: value) }
    if response.status != 304 {
      head.headers.add(name: "Content-Length", value: String(response.contentLength))
    }
    if !keepAlive { head.headers.add(name: "Connection", value: "close") }
    if keepAlive, version == .http1_0 { head.headers.add(name: "Connection", value: "keep-alive") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !response.body.isEmpty {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    let count = response.body.count
    unsent += count
    if !keepAlive {
      state = .closing
      limits.stopListening()
    }
    let connection = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      let (connection, context) = connection.value
      connection.unsent -= count
      if !keepAlive { connection.takeLeave(context: context) }
    }
  }

  /// Closes this side and waits for the other: closing both at once while bytes still come in would take the answer
  /// away from a client that has not read it yet.
  private func takeLeave(context: ChannelHandlerContext) {
    context.close(mode: .output, promise: nil)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: SiteConnection.farewell) { bound.value.close(promise: nil) }
  }
}
