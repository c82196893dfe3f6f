import { holds, searchable, type WordList, words } from '../../products/word-search.ts';
import type { RemedyKind } from '../notice.ts';

const KINDS: readonly (readonly [RemedyKind, WordList])[] = [
  ['refund', words('refund, remboursement, erstattung, kaufpreis, return it for a refund, place of purchase')],
  ['replace', words('replace, replacement, new instruction, echange, échange, umtausch')],
  ['repair', words('repair, réparation, reparatur')],
  [
    'dispose',
    words(
      'dispose, discard, destroy, thrown away, throw, détruire le produit, ne plus consommer, destruction, entsorgen',
    ),
  ],
];

/** The kind of remedy, by whole words of the source; the first match is used. */
export function remedyKind(text: string): RemedyKind {
  const found = searchable(text.slice(0, 4000));
  return KINDS.find(([, list]) => holds(found, list))?.[0] ?? 'none';
}
