import NIOCore
import NIOHTTP1

/// One connection: requests in, answers of the site out, 400 for what is not HTTP.
final class SiteConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case idle
    case receiving(HTTPRequestHead)
    case closing
  }

  private let site: Site
  private var state = State.idle

  init(site: Site) { self.site = site }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .idle): state = .receiving(head)
    case (.end, .receiving(let head)):
      state = .idle
      answer(head, context: context)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else {
      context.close(promise: nil)
      return
    }
    if case .closing = state { return }
    send(
      .error(400, "this is not a well-formed HTTP request"), version: .http1_1, keepAlive: false,
      context: context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  private func answer(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    if head.version != .http1_0, head.headers["host"].count != 1 {
      let response = SiteResponse.error(400, "a request names its host once")
      send(response, version: head.version, keepAlive: false, context: context)
      return
    }
    var headers: [String: [String]] = [:]
    for (name, value) in head.headers { headers[name.lowercased(), default: []].append(value) }
    let request = SiteRequest(method: head.method.rawValue, target: head.uri, headers: headers)
    send(site.respond(to: request), version: head.version, keepAlive: head.isKeepAlive, context: context)
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
    if keepAlive {
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    } else {
      state = .closing
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }
  }
}
