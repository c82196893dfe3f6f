/** What one file does that no file here may do; empty when it is in order. */
export function fileFaults(path: string, text: string): string[];
/** The rules that no other tool holds, over the whole tree. */
export function checkSources(root: string): { lines: string[]; failures: string[] };
