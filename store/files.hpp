#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

/// What the store does with files beside SQLite.
namespace krypta::store {

/// An open file, closed at the end.
class File {
 public:
  explicit File(int descriptor = -1) : descriptor_(descriptor) {}
  File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  File& operator=(File&& other) noexcept;
  ~File();
  [[nodiscard]] bool good() const { return descriptor_ >= 0; }
  [[nodiscard]] int get() const { return descriptor_; }

 private:
  int descriptor_;
};

/// Says that a server works with a database, to every other one. The file stays when the lock goes; a file that is
/// there means nothing.
class Lock {
 public:
  /// The other one is the problem.
  [[nodiscard]] static std::variant<Lock, std::string> take(const std::string& path);
  /// Leaves the disk as it was before the lock was taken.
  void leave_no_trace();

 private:
  Lock(File file, std::string path, bool made) : file_(std::move(file)), path_(std::move(path)), made_(made) {}
  File file_;
  std::string path_;
  bool made_;
};

/// One line for a person about what the system said: "cannot write 'x': the disk is read-only".
[[nodiscard]] std::string file_problem(const std::string& doing, const std::string& path, int system_error);

[[nodiscard]] bool exists(const std::string& path);
/// Nothing if there is no such file.
[[nodiscard]] std::optional<long long> size_of(const std::string& path);
/// An empty file that its owner alone may read: databases hold secrets. Says the problem, if any.
[[nodiscard]] std::string make_private(const std::string& path);
/// A folder that its owner alone may enter, unless there is one already; says the problem, if any.
[[nodiscard]] std::string make_private_folder(const std::string& path);
/// Whether others than its owner may do anything with it.
[[nodiscard]] bool open_to_others(const std::string& path);
/// Gives a file that is complete its final name, for good, and never over another file; says the problem, if any.
[[nodiscard]] std::string put_in_place(const std::string& made, const std::string& path);
/// Removes a database and what SQLite keeps beside it.
void remove_database(const std::string& path);

}  // namespace krypta::store
