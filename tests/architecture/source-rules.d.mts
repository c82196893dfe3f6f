/** The rules that one file breaks; empty if it breaks none. */
export function fileFaults(path: string, text: string): string[];
/** Checks the rules that no other tool checks, over the whole tree. */
export function checkSources(root: string): { lines: string[]; failures: string[] };
