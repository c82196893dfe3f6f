/** The ids that a text cites. */
export function citationsIn(text: string): string[];
/** What is wrong with the citations of one file; empty when it is in order. */
export function citationFaults(text: string, rules: ReadonlyMap<string, string>): string[];
/** The rules of one document, and the ids that stand twice in it. */
export function rulesIn(text: string): { rules: Map<string, string>; twice: string[] };
/** The table that says which test holds which rule. */
export function tableOf(rules: ReadonlyMap<string, string>, tests: ReadonlyMap<string, readonly string[]>): string;
