# WebAssembly with the WASI system interface, from Debian's clang-19 and wasi-libc.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -stdlib=libc++ -mno-atomics")
# Searches keep tables on the stack. The default of 64 kB would overflow silently.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576,--stack-first")
