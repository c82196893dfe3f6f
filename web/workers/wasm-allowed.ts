/** The label reader cannot run, because this browser does not allow WebAssembly. */
export class WasmNotAllowed extends Error {}

/** The smallest valid program: magic number and version. */
const EMPTY_PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether this browser runs WebAssembly. In Lockdown Mode and hardened browsers it is missing, or rejects programs. */
export function allowsWasm(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_PROGRAM) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
