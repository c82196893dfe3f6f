/** Keyboard shortcuts, as listed in the `?` sheet. Each is one key, or two keys in sequence. */
export const SHORTCUTS = {
  search: { keys: '/', words: 'Search' },
  next: { keys: 'j', words: 'Next in list' },
  previous: { keys: 'k', words: 'Previous in list' },
  edit: { keys: 'e', words: 'Edit the entry' },
  select: { keys: 'x', words: 'Select the entry' },
  new: { keys: 'n', words: 'Add a product by hand' },
  help: { keys: '?', words: 'Show this list' },
  goHome: { keys: 'g h', words: 'Home' },
  goInventory: { keys: 'g i', words: 'Products' },
  goScan: { keys: 'g s', words: 'Scan' },
  goDetector: { keys: 'g d', words: 'Detector' },
  goFamily: { keys: 'g f', words: 'Family profiles' },
  goIngredients: { keys: 'g b', words: 'Ingredient database' },
  goSettings: { keys: 'g ,', words: 'Settings' },
} as const satisfies Readonly<Record<string, { readonly keys: string; readonly words: string }>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Time allowed between the two keys of a sequence. */
const SECOND_KEY_MS = 1_000;

/** The first key of a sequence, and when it was pressed. */
export interface FirstKey {
  readonly key: string;
  readonly atMs: number;
}

const NAMES = Object.keys(SHORTCUTS) as readonly ShortcutName[];

/**
 * Interprets a key press.
 * @param first the previous key, if it starts a sequence
 * @param key as the browser names it, such as "j" or "?"
 * @returns the completed shortcut, and the key that waits for a second one
 */
export function keyPressed(
  first: FirstKey | null,
  key: string,
  atMs: number,
): { readonly shortcut: ShortcutName | null; readonly first: FirstKey | null } {
  const named = (keys: string) => NAMES.find((name) => SHORTCUTS[name].keys === keys) ?? null;
  const pair = first !== null && atMs - first.atMs <= SECOND_KEY_MS ? named(`${first.key} ${key}`) : null;
  if (pair) return { shortcut: pair, first: null };
  const begins = NAMES.some((name) => SHORTCUTS[name].keys.startsWith(`${key} `));
  return { shortcut: named(key), first: begins ? { key, atMs } : null };
}
