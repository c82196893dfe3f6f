/** The label reader cannot run: this browser allows no WebAssembly. */
export class WasmNotAllowed extends Error {}

/** The shortest program there is: its mark and its version. */
const EMPTY_PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether this browser runs WebAssembly. In Lockdown Mode and in hardened browsers it is absent, or refuses programs. */
export function allowsWasm(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_PROGRAM) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
