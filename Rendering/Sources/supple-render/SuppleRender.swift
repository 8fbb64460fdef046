import CommandConventions

/// The program that `supple render` runs.
@main
enum SuppleRender {
  static func main() {
    StandardStreams.openClosed()
    RenderCommand.runWithOneLineErrors()
  }
}
