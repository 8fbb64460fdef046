import NIOCore

/// Why a request is not heard to its end.
enum RequestLimitError: Error {
  /// It took too long to come.
  case tooSlow
  /// It has too many bytes.
  case tooLarge
}

/// Stands before the parser and lets a request take only so long and so many bytes, however they trickle or pour in.
///
/// What the parser can count by itself, header fields, is set where the server starts. This counts the rest: a request
/// line that does not end, and a body that nobody asked for.
final class RequestLimits: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Bytes of a request with its body, at most: a page's are a few hundred.
  static let largestRequest = 64 << 10

  private enum State {
    /// Between requests.
    case idle
    /// So many bytes of a request have come, and the rest must have by then.
    case receiving(bytes: Int, deadline: Scheduled<Void>)
    /// The last answer is on its way, and whatever else comes is dropped.
    case deaf
  }

  private let patience: TimeAmount
  private var state = State.idle

  /// Limits that give each request so long.
  init(patience: TimeAmount) { self.patience = patience }

  /// Whether a part of a request has come, and not all of it.
  var isRequestUnderWay: Bool {
    if case .receiving = state { true } else { false }
  }

  /// A whole request has come.
  func requestArrived() { leave(for: .idle) }

  /// Nothing that comes from now on is of interest.
  func stopListening() { leave(for: .deaf) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let count = unwrapInboundIn(data).readableBytes
    switch state {
    case .deaf: return
    case .receiving: break
    case .idle:
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      let deadline = context.eventLoop.scheduleTask(in: patience) {
        bound.value.fireErrorCaught(RequestLimitError.tooSlow)
      }
      state = .receiving(bytes: 0, deadline: deadline)
    }
    context.fireChannelRead(data)
    // Several requests may come at once: what counts is that this one is not among them as a whole.
    guard case .receiving(let bytes, let deadline) = state else { return }
    state = .receiving(bytes: bytes + count, deadline: deadline)
    if bytes + count > RequestLimits.largestRequest {
      context.fireErrorCaught(RequestLimitError.tooLarge)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave(for: .deaf)
    context.fireChannelInactive()
  }

  private func leave(for next: State) {
    if case .receiving(_, let deadline) = state { deadline.cancel() }
    state = next
  }
}
