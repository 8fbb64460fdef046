import CommandConventions

/// The program of `supple render`.
@main
enum SuppleRender {
  static func main() {
    StandardStreams.openClosed()
    RenderCommand.runWithOneLineErrors()
  }
}
