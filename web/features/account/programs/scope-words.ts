import type { TokenScope } from '#domain/accounts/token-calls.ts';

/** What each scope lets a program read, in the words shown when choosing (product P18.1). */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  products: 'Products and their reports',
  ingredients: 'Ingredient lists it sends',
  shelf: 'What’s at home',
};
