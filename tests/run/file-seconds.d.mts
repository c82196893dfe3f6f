export function readFileSeconds(): Record<string, number>;
export function writeFileSeconds(took: readonly (readonly [file: string, seconds: number])[]): void;
