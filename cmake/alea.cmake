# What every target of Alea has in common, and how games are found.

include(CheckCXXCompilerFlag)
find_program(ALEA_CCACHE ccache)
if(ALEA_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ALEA_CCACHE})
endif()

add_library(alea_build INTERFACE)
set(ALEA_GENERATED ${CMAKE_BINARY_DIR}/generated)
target_include_directories(alea_build INTERFACE ${CMAKE_SOURCE_DIR} ${ALEA_GENERATED})
target_compile_options(alea_build INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  # __int128 is in both compilers, and multiplying to 128 bits is how numbers are drawn without bias.
  -Wno-pedantic)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(alea_build INTERFACE -Wno-restrict) # g++ 12 warns of std::string's own operator+
endif()
if(ALEA_WERROR)
  target_compile_options(alea_build INTERFACE -Werror)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(alea_build INTERFACE -march=x86-64-v2) # every x86 since 2009: counts bits in one step
endif()
if(ALEA_SANITIZE)
  target_compile_options(alea_build INTERFACE -fsanitize=${ALEA_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(alea_build INTERFACE -fsanitize=${ALEA_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees uninitialised members in what the sanitizers add to std::variant.
    target_compile_options(alea_build INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
if(ALEA_FUZZ)
  target_compile_options(alea_build INTERFACE
    # That is -fsanitize-ignorelist, by its old name: ccache knows only this one, and that the file matters.
    -fsanitize-blacklist=${CMAKE_SOURCE_DIR}/tests/fuzz/not_ours.txt
    # clang 19 refuses a template in Debian's rapidjson/document.h that nobody uses: it is not to look at those.
    -fdelayed-template-parsing -Wno-delayed-template-parsing-in-cxx20
    # g++ 12's std::stable_sort uses what g++ 12 calls deprecated.
    -Wno-deprecated-declarations)
endif()
if(EXISTS /usr/lib/llvm-19/bin/ld.lld AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_link_options(alea_build INTERFACE -B/usr/lib/llvm-19/bin -fuse-ld=lld)
endif()

# alea_add_library(NAME [CORE] [SOURCES …] [DEPENDS …])
# CORE: part of what also runs in a browser, so without exceptions.
function(alea_add_library name)
  cmake_parse_arguments(arg "CORE" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC alea_build ${arg_DEPENDS})
  if(arg_CORE)
    target_compile_options(${name} PRIVATE -fno-exceptions)
  endif()
endfunction()

# Tests keep nothing in the folders of who runs them.
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
  # What is tested is optimised and looked at for undefined behaviour; its tests would only take longer to build.
  target_compile_options(${name} PRIVATE -Og -fno-sanitize=undefined)
  set(label fast)
  if(arg_SLOW)
    set(label slow)
  endif()
  gtest_discover_tests(${name} TEST_PREFIX ${name}: DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS ${label} ENVIRONMENT "XDG_DATA_HOME=${ALEA_TEST_DATA}")
endfunction()

# alea_add_release_test(NAME DEFINITION SOURCES … DEPENDS …): a program of tests that would take too long with the
# sanitizers. The release has it as a target of its own, and it runs with the other tests.
function(alea_add_release_test name definition)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  if(ALEA_TESTS)
    add_test(NAME release:${name} COMMAND ${CMAKE_SOURCE_DIR}/build/release/${name})
    set_tests_properties(release:${name} PROPERTIES LABELS slow COST 100) # what takes long begins first
    return()
  endif()
  find_package(GTest QUIET)
  if(GTest_FOUND)
    cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS" ${ARGN})
    add_executable(${name} EXCLUDE_FROM_ALL ${arg_SOURCES})
    target_compile_definitions(${name} PRIVATE ${definition})
    target_link_libraries(${name} PRIVATE alea_build ${arg_DEPENDS} GTest::gtest_main GTest::gmock)
  endif()
endfunction()

# alea_add_python_test(NAME): the test_*.py of this folder as one test. ALEA names the program.
function(alea_add_python_test name)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  add_test(NAME ${name} COMMAND /usr/bin/python3 -m unittest discover -s ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS fast TIMEOUT 120
    ENVIRONMENT "ALEA=$<TARGET_FILE:alea>;PYTHONDONTWRITEBYTECODE=1;XDG_DATA_HOME=${ALEA_TEST_DATA}")
endfunction()

# alea_add_game(NAME SOURCES … [TESTS …] [DATA FILE]), from the game's own folder: its library, with its
# texts and the file of its data option embedded, and its tests.
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

# alea_add_games(FOLDER …): every folder in these is a game; the registry is generated from them.
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
