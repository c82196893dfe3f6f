export function drawFiles(
  files: readonly string[],
  by: {
    readonly seconds: Readonly<Record<string, number>>;
    readonly always: readonly string[];
    readonly changed: readonly string[];
    readonly budget: number;
    readonly seed: string;
  },
): string[];
