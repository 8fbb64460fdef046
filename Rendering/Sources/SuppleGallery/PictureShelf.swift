import Foundation
import SuppleCairo

/// The pictures of people that somebody keeps in a directory, by the names that scripts call them: `anna.png`, `ben.jpg`.
///
/// They are read once, at the start, so that a picture that cannot be read is known before anything is drawn.
public struct PictureShelf {
  /// Why there is no shelf.
  public struct Failure: Error, CustomStringConvertible {
    /// One line for a person: which file or directory, and what is wrong with it.
    public let description: String
  }

  /// The endings that are read.
  static let endings = ["png", "jpg", "jpeg"]

  private var pictures: [String: Picture] = [:]

  /// No pictures.
  public init() {}

  /// The pictures of a directory that show one of the ids; a directory without any is no error.
  ///
  /// - Throws: ``Failure`` where the directory or one of these pictures cannot be read.
  public init(directory: String, ids: some Sequence<String>) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    } catch {
      throw Failure(description: "\(directory): not a directory that can be read")
    }
    let wanted = Set(ids)
    for name in names {
      let url = URL(fileURLWithPath: directory).appendingPathComponent(name)
      let id = url.deletingPathExtension().lastPathComponent
      guard PictureShelf.endings.contains(url.pathExtension.lowercased()), wanted.contains(id),
        pictures[id] == nil
      else { continue }
      do {
        pictures[id] = try Picture(contentsOf: url.path)
      } catch PictureError.unreadable(let path, let reason) {
        throw Failure(description: "\(path): cannot be read: \(reason)")
      } catch {
        throw Failure(description: "\(url.path): \(error)")
      }
    }
  }

  /// The picture of an id, where there is one.
  subscript(id: String) -> Picture? { pictures[id] }
}
