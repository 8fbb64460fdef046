import Foundation
import SuppleCairo

/// Pictures of people from a directory. The file name is a person's id in scripts: `anna.png`, `ben.jpg`.
///
/// All files are read first, so that an unreadable picture is reported before drawing begins.
public struct PictureStore {
  /// The error of a directory or picture that cannot be read.
  public struct Failure: Error, CustomStringConvertible {
    /// One line with the path and the reason.
    public let description: String
  }

  /// The file extensions that are read.
  static let endings = ["png", "jpg", "jpeg"]

  private var pictures: [String: Picture] = [:]

  /// Creates a store without pictures.
  public init() {}

  /// Reads the pictures of a directory whose names are among `ids`. It is no error if there are none.
  ///
  /// - Throws: ``Failure`` if the directory or one of these pictures cannot be read.
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
      guard PictureStore.endings.contains(url.pathExtension.lowercased()), wanted.contains(id),
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

  /// The picture of an id, or nil.
  subscript(id: String) -> Picture? { pictures[id] }
}
