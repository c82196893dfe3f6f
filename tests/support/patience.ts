/**
 * How long a test waits for what has to come, in milliseconds. It ends a wait that hangs; on a machine that is busy with
 * other work a page takes many times as long as it should, and no test is judged by that.
 */
export const PATIENCE_MS = 90_000;
