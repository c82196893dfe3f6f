export const TIER_NAMES: readonly string[];
export function seedOfRun(): string;
export function tierFiles(
  tier: string,
  seconds: Readonly<Record<string, number>>,
  seed: string,
  changed?: readonly string[],
): { readonly all: string[]; readonly drawn: string[] };
