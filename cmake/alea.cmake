# Common settings of all targets, and discovery of the games.

include(CheckCXXCompilerFlag)
find_program(ALEA_CCACHE ccache)
if(ALEA_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ALEA_CCACHE})
endif()

add_library(alea_build INTERFACE)
set(ALEA_GENERATED ${CMAKE_BINARY_DIR}/generated)
target_include_directories(alea_build INTERFACE ${CMAKE_SOURCE_DIR} ${ALEA_GENERATED})
target_compile_options(alea_build INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  # Both compilers have __int128, to draw numbers without bias, and statement expressions, for TRY (engine/checked.h).
  -Wno-pedantic)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(alea_build INTERFACE -Wno-restrict) # false positives of g++ 12 in std::string's operator+
endif()
if(ALEA_WERROR)
  target_compile_options(alea_build INTERFACE -Werror)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(alea_build INTERFACE -march=x86-64-v2) # every x86 CPU since 2009; has popcnt
endif()
if(ALEA_SANITIZE)
  target_compile_options(alea_build INTERFACE -fsanitize=${ALEA_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(alea_build INTERFACE -fsanitize=${ALEA_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # False positives of g++ 12 in sanitized std::variant.
    target_compile_options(alea_build INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
if(ALEA_FUZZ)
  target_compile_options(alea_build INTERFACE
    # The old name of -fsanitize-ignorelist. ccache only knows this one, and tracks the file through it.
    -fsanitize-blacklist=${CMAKE_SOURCE_DIR}/tests/fuzz/not_ours.txt
    # clang 19 rejects an unused template in Debian's rapidjson/document.h, so parse templates when they are used.
    -fdelayed-template-parsing -Wno-delayed-template-parsing-in-cxx20
    # libstdc++ 12's std::stable_sort uses functions that it marks as deprecated.
    -Wno-deprecated-declarations)
endif()
if(EXISTS /usr/lib/llvm-19/bin/ld.lld AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_link_options(alea_build INTERFACE -B/usr/lib/llvm-19/bin -fuse-ld=lld)
endif()

# alea_add_library(NAME [CORE] [SOURCES …] [DEPENDS …])
# CORE: also runs in a browser, so it is compiled without exceptions.
function(alea_add_library name)
  cmake_parse_arguments(arg "CORE" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC alea_build ${arg_DEPENDS})
  if(arg_CORE)
    target_compile_options(${name} PRIVATE -fno-exceptions)
  endif()
endfunction()

# Tests store data here, never in the home folder of the developer.
set(ALEA_TEST_DATA ${CMAKE_BINARY_DIR}/test_data)

# alea_add_test(NAME [SLOW] SOURCES … [DEPENDS …])
function(alea_add_test name)
  if(NOT ALEA_TESTS OR CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  cmake_parse_arguments(arg "SLOW" "" "SOURCES;DEPENDS" ${ARGN})
  find_package(GTest REQUIRED)
  include(GoogleTest)
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE alea_build ${arg_DEPENDS} GTest::gtest_main GTest::gmock)
  # The code under test is optimised and checked for undefined behaviour. For the tests that would only cost build time.
  target_compile_options(${name} PRIVATE -Og -fno-sanitize=undefined)
  set(label fast)
  if(arg_SLOW)
    set(label slow)
  endif()
  gtest_discover_tests(${name} TEST_PREFIX ${name}: DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS ${label} ENVIRONMENT "XDG_DATA_HOME=${ALEA_TEST_DATA}")
endfunction()

# alea_add_release_test(NAME DEFINITION SOURCES … DEPENDS …): a test program that would take too long with sanitizers.
# The target release_tests of the release preset builds all of them; ctest in the dev build runs them.
function(alea_add_release_test name definition)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  if(ALEA_TESTS)
    add_test(NAME release:${name} COMMAND ${CMAKE_SOURCE_DIR}/build/release/${name})
    set_tests_properties(release:${name} PROPERTIES LABELS slow COST 100) # start long tests first
    return()
  endif()
  find_package(GTest QUIET)
  if(GTest_FOUND)
    cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS" ${ARGN})
    add_executable(${name} EXCLUDE_FROM_ALL ${arg_SOURCES})
    target_compile_definitions(${name} PRIVATE ${definition})
    target_link_libraries(${name} PRIVATE alea_build ${arg_DEPENDS} GTest::gtest_main GTest::gmock)
    if(NOT TARGET release_tests)
      add_custom_target(release_tests)
    endif()
    add_dependencies(release_tests ${name})
  endif()
endfunction()

# alea_add_python_test(NAME): runs the test_*.py of this folder as one test. The variable ALEA has the program's path.
function(alea_add_python_test name)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  add_test(NAME ${name} COMMAND /usr/bin/python3 -m unittest discover -s ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS fast TIMEOUT 120
    ENVIRONMENT "ALEA=$<TARGET_FILE:alea>;PYTHONDONTWRITEBYTECODE=1;XDG_DATA_HOME=${ALEA_TEST_DATA}")
endfunction()

# alea_add_game(NAME SOURCES … [TESTS …] [DATA FILE]): called in a game's folder. Adds its library, with its texts and
# the default file of its data option embedded, and its tests.
function(alea_add_game name)
  cmake_parse_arguments(arg "" "DATA" "SOURCES;TESTS" ${ARGN})
  set(rules_file ${CMAKE_CURRENT_SOURCE_DIR}/README.md)
  set(catalogue_file ${CMAKE_CURRENT_SOURCE_DIR}/text/en.json)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${rules_file} ${catalogue_file})
  file(READ ${rules_file} rules)
  file(READ ${catalogue_file} catalogue)
  set(data "")
  if(arg_DATA)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${arg_DATA})
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/${arg_DATA} data)
  endif()
  configure_file(${CMAKE_SOURCE_DIR}/cmake/texts.cpp.in ${ALEA_GENERATED}/${name}_texts.cpp @ONLY)
  alea_add_library(${name} CORE SOURCES ${arg_SOURCES} ${ALEA_GENERATED}/${name}_texts.cpp DEPENDS engine)
  if(arg_TESTS)
    alea_add_test(${name}_test SOURCES ${arg_TESTS} DEPENDS ${name} games)
  endif()
endfunction()

# alea_add_games(FOLDER …): adds every subfolder as a game and generates the registry.
function(alea_add_games)
  set(includes "")
  set(types "")
  set(texts "")
  set(libraries "")
  foreach(parent ${ARGN})
    file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${CMAKE_SOURCE_DIR}
      ${CMAKE_SOURCE_DIR}/${parent}/*)
    foreach(folder ${folders})
      if(NOT IS_DIRECTORY ${CMAKE_SOURCE_DIR}/${folder})
        continue()
      endif()
      get_filename_component(game ${folder} NAME)
      add_subdirectory(${CMAKE_SOURCE_DIR}/${folder})
      list(APPEND libraries ${game})
      string(APPEND includes "#include \"${folder}/game.h\"\n")
      string(APPEND texts "namespace ${game} {\nextern const GameTexts kTexts;\n}\n")
      string(APPEND types ", ${game}::Game")
      string(APPEND entries "  static const ErasedGame<${game}::Game> ${game}_game(${game}::kTexts);\n")
      string(APPEND pointers "&${game}_game, ")
    endforeach()
  endforeach()
  list(LENGTH libraries count)
  string(SUBSTRING "${types}" 2 -1 types)
  configure_file(${CMAKE_SOURCE_DIR}/cmake/list.h.in ${ALEA_GENERATED}/games/list.h @ONLY)
  configure_file(${CMAKE_SOURCE_DIR}/cmake/registry.cpp.in ${ALEA_GENERATED}/games/registry.cpp @ONLY)
  alea_add_library(games CORE SOURCES ${ALEA_GENERATED}/games/registry.cpp DEPENDS engine ${libraries})
endfunction()
