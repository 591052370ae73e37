#include "store/files.hpp"

#include <sys/stat.h>

#include "tests/store/fixture.hpp"

namespace krypta::store::test::files_test {
namespace {

unsigned mode_of(const std::string& path) {
  struct stat found {};
  return stat(path.c_str(), &found) == 0 ? found.st_mode & 0777U : 0;
}

TEST(Folder, IsMadeForItsOwnerAlone) {
  const Directory directory;
  const mode_t before = umask(0);
  EXPECT_EQ(make_private_folder(directory / "a/b/data/"), "");
  umask(before);
  EXPECT_EQ(mode_of(directory / "a/b/data"), 0700U);
  EXPECT_FALSE(open_to_others(directory / "a/b/data"));
}

TEST(Folder, ThatIsThereIsLeftAsItIs) {
  const Directory directory;
  chmod(directory.path().c_str(), 0755);
  EXPECT_EQ(make_private_folder(directory.path()), "");
  EXPECT_EQ(mode_of(directory.path()), 0755U);
  EXPECT_TRUE(open_to_others(directory.path()));
  chmod(directory.path().c_str(), 0710);
  EXPECT_TRUE(open_to_others(directory.path()));
  chmod(directory.path().c_str(), 0700);
  EXPECT_FALSE(open_to_others(directory.path()));
}

TEST(Folder, CannotBeMadeWhereAFileIs) {
  const Directory directory;
  write_file(directory / "file", "x");
  EXPECT_NE(make_private_folder(directory / "file"), "");
  EXPECT_NE(make_private_folder(directory / "file/data"), "");
}

}  // namespace
}  // namespace krypta::store::test::files_test
