import type { TokenScope } from '#domain/accounts/token-calls.ts';

/** What a program may read with each scope, as its person chooses it (product P18.1). */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  products: 'Products and their reports',
  ingredients: 'Ingredient lists it brings',
  shelf: 'What is at home',
};
