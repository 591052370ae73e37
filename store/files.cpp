#include "store/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace krypta::store {
namespace {

std::string directory_of(const std::string& path) {
  const auto directory = std::filesystem::path{path}.parent_path();
  return directory.empty() ? "." : directory.string();
}

bool is_file(int descriptor, const std::string& path) {
  struct stat opened {};
  struct stat named {};
  return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

}  // namespace

File& File::operator=(File&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

File::~File() {
  if (good()) ::close(descriptor_);
}

std::string file_problem(const std::string& doing, const std::string& path, int system_error) {
  std::string reason;
  switch (system_error) {
    case EACCES:
    case EPERM: reason = "no permission"; break;
    case EROFS: reason = "the disk is read-only"; break;
    case ENOSPC:
    case EDQUOT: reason = "the disk is full"; break;
    case ENOENT: reason = "there is no such file or directory"; break;
    default: reason = std::strerror(system_error);
  }
  return "cannot " + doing + " '" + path + "': " + reason;
}

std::variant<Lock, std::string> Lock::take(const std::string& path) {
  for (;;) {
    bool made = true;
    File file{::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
    if (!file.good() && errno == EEXIST) {
      made = false;
      file = File{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
      if (!file.good() && errno == ENOENT) continue;
    }
    if (!file.good()) return file_problem("write", path, errno);
    if (flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
      if (errno == EWOULDBLOCK) return std::string{"another server is using it (it holds '" + path + "')"};
      if (errno == EINTR) continue;
      return file_problem("lock", path, errno);
    }
    // Another one may have held it and removed it meanwhile: then this is a lock on nothing.
    if (is_file(file.get(), path)) return Lock{std::move(file), path, made};
  }
}

void Lock::leave_no_trace() {
  if (made_) ::unlink(path_.c_str());
  file_ = File{};
}

bool exists(const std::string& path) {
  struct stat found {};
  return lstat(path.c_str(), &found) == 0;
}

std::optional<long long> size_of(const std::string& path) {
  struct stat found {};
  if (stat(path.c_str(), &found) != 0) return std::nullopt;
  return found.st_size;
}

std::string make_private(const std::string& path) {
  const File file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
  return file.good() ? std::string{} : file_problem("write", path, errno);
}

std::string make_private_folder(const std::string& path) {
  std::filesystem::path folder{path};
  if (!folder.has_filename()) folder = folder.parent_path();
  std::error_code error;
  if (folder.has_parent_path()) std::filesystem::create_directories(folder.parent_path(), error);
  if (error) return file_problem("make", path, error.value());
  if (mkdir(folder.c_str(), 0700) == 0) return {};
  const int problem = errno;
  return problem == EEXIST && std::filesystem::is_directory(folder, error) ? "" : file_problem("make", path, problem);
}

bool open_to_others(const std::string& path) {
  struct stat found {};
  return stat(path.c_str(), &found) == 0 && (found.st_mode & 0077U) != 0;
}

std::string put_in_place(const std::string& made, const std::string& path) {
  {
    const File file{::open(made.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!file.good() || fsync(file.get()) != 0) return file_problem("write", made, errno);
  }
  if (renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) != 0) {
    if (errno == EEXIST) return "'" + path + "' is already there";
    // Not every file system knows how to refuse by itself.
    if (errno != EINVAL && errno != ENOSYS) return file_problem("write", path, errno);
    if (exists(path)) return "'" + path + "' is already there";
    if (std::rename(made.c_str(), path.c_str()) != 0) return file_problem("write", path, errno);
  }
  const std::string directory = directory_of(path);
  const File opened{::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (!opened.good() || fsync(opened.get()) != 0) return file_problem("write", directory, errno);
  return {};
}

void remove_database(const std::string& path) {
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) ::unlink((path + ending).c_str());
}

}  // namespace krypta::store
