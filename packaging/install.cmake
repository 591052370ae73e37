# Where a program lies is known when it is installed, not before.
set(unit "${CMAKE_INSTALL_PREFIX}/lib/systemd/system/krypta.service")
message(STATUS "Installing: $ENV{DESTDIR}${unit}")
configure_file("${CMAKE_CURRENT_LIST_DIR}/krypta.service.in" "$ENV{DESTDIR}${unit}" @ONLY)
# Only an installation for the whole system has its options in /etc.
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/krypta.default" DESTINATION /etc/default RENAME krypta)
endif()
