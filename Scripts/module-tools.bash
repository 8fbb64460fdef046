# The flags and compilers of the page's WebAssembly modules, for build-engine and build-module.
#
# The compiler is called module by module, not through the package manager, so that the linker can optimise all code as
# a whole, which makes a module a tenth smaller.

# The linker and the C compiler of this Swift.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*/\1/p')
tools=$resources/../../bin
for tool in clang wasm-ld; do
  [ -x "$tools/$tool" ] || { echo "Missing: $tool in the Swift toolchain, $tools." >&2; exit 69; }
done

# The linker, which knows the cost, inlines the functions of interactions and kit, whose names have this prefix; the two
# disabled passes repeat code. Objects of the engine may end after their last use, because no code observes their end.
swift_flags=(
  -target wasm32-unknown-none-wasm -swift-version 6 -warnings-as-errors -parse-as-library
  -enable-experimental-feature Embedded -wmo -Osize -gnone
  -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -Xfrontend -enable-lexical-lifetimes=false
  -Xllvm '-sil-inline-never-functions=$e18SuppleInteractions'
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=retain-sinking
)
# For all code except the innermost loops of SuppleMotion: remaining functions, such as `swift_retain`, are not inlined
# if that makes their callers larger, and values are loaded again instead of kept in variables.
small_flags=(-Xllvm -inline-threshold=-10 -Xllvm -sil-disable-pass=redundant-load-elimination)
c_flags=(--target=wasm32-unknown-none-wasm -Oz -ffreestanding)

compile() { # MODULE "SOURCES ..." OUT [FLAG ...]
  local module=$1 directories=$2 out=$3 sources
  shift 3
  echo "compiling $module"
  # Unquoted, because there may be several.
  mapfile -t sources < <(find $directories -name '*.swift' | LC_ALL=C sort)
  swiftc "${swift_flags[@]}" -I "$out" "$@" -module-name "$module" -emit-module-path "$out/$module.swiftmodule" \
    -emit-ir -o "$out/$module.ll" "${sources[@]}"
  # The text form is used because the compiler cannot write the bitcode of a whole module.
  "$tools/clang" "${c_flags[@]}" -w -flto -Xclang -disable-llvm-passes -c "$out/$module.ll" -o "$out/$module.bc"
}
