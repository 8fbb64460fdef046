# Read by build-engine and build-module: the flags and the compilers of the page's WebAssembly modules.
#
# The compiler is called module by module, not through the package manager, because only so can all of the code be
# optimised once more as a whole when it is linked, which makes a module a tenth smaller.

# The linker and the C compiler that belong to this Swift.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*/\1/p')
tools=$resources/../../bin
for tool in clang wasm-ld; do
  [ -x "$tools/$tool" ] || { echo "Missing: $tool in the Swift toolchain, $tools." >&2; exit 69; }
done

# Inlining of the interactions' and the kit's own functions, whose names begin so, is left to the linker, which sees what it costs; the two
# passes repeat code. No object of the engine is seen to end, so that each may end after its last use.
swift_flags=(
  -target wasm32-unknown-none-wasm -swift-version 6 -warnings-as-errors -parse-as-library
  -enable-experimental-feature Embedded -wmo -Osize -gnone
  -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -Xfrontend -enable-lexical-lifetimes=false
  -Xllvm '-sil-inline-never-functions=$e18SuppleInteractions'
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=retain-sinking
)
# For all but the innermost loops, those of SuppleMotion: of the functions that remain, such as `swift_retain`, none is
# inlined that makes its callers larger, and what was loaded is loaded again instead of kept in variables.
small_flags=(-Xllvm -inline-threshold=-10 -Xllvm -sil-disable-pass=redundant-load-elimination)
c_flags=(--target=wasm32-unknown-none-wasm -Oz -ffreestanding)

compile() { # MODULE "SOURCES ..." OUT [FLAG ...]
  local module=$1 directories=$2 out=$3 sources
  shift 3
  echo "compiling $module"
  # Unquoted: there may be several.
  mapfile -t sources < <(find $directories -name '*.swift' | LC_ALL=C sort)
  swiftc "${swift_flags[@]}" -I "$out" "$@" -module-name "$module" -emit-module-path "$out/$module.swiftmodule" \
    -emit-ir -o "$out/$module.ll" "${sources[@]}"
  # The text form is taken because the compiler writes no bitcode of a whole module at once.
  "$tools/clang" "${c_flags[@]}" -w -flto -Xclang -disable-llvm-passes -c "$out/$module.ll" -o "$out/$module.bc"
}
