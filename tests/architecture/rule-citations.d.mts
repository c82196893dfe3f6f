/** The rule ids that a text cites. */
export function citationsIn(text: string): string[];
/** The faults in the citations of one file; empty if there are none. */
export function citationFaults(text: string, rules: ReadonlyMap<string, string>): string[];
/** The rules of one document, and the ids that are defined twice in it. */
export function rulesIn(text: string): { rules: Map<string, string>; twice: string[] };
/** The table of rules and the tests that cover them. */
export function tableOf(rules: ReadonlyMap<string, string>, tests: ReadonlyMap<string, readonly string[]>): string;
