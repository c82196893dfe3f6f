/**
 * How long a test waits for something that has to happen, in milliseconds. It ends a wait that hangs. On a machine busy
 * with other work a page takes many times longer than it should, and no test is judged by that.
 */
export const PATIENCE_MS = 90_000;
