import type { Facts, TableFacts } from './facts.ts';
import { adjacentPiece, nameOf, piecesOf } from './words.ts';

/** Gives each `ON CONFLICT DO UPDATE` its key, and qualifies the columns on its right-hand sides with the table. */
export function translateWrite(text: string, facts: Facts): string {
  const pieces = piecesOf(text);
  let table = '';
  let own: TableFacts | undefined;
  /** Whether the current piece is in the assignments of an upsert. */
  let inSet = false;
  return pieces
    .map((piece, at) => {
      const next = pieces[adjacentPiece(pieces, at, 1)];
      const before = pieces[adjacentPiece(pieces, at, -1)];
      if (piece === 'INTO') {
        table = nameOf(next ?? '');
        own = facts.get(table);
        inSet = false;
      }
      if (piece === ';') inSet = false;
      if (piece === 'CONFLICT' && next === 'DO' && own) return `CONFLICT (${own.key.join(', ')})`;
      if (piece === 'SET' && before === 'UPDATE') inSet = true;
      const isRightSide = inSet && next !== '=' && before !== '.' && own?.columns.includes(nameOf(piece));
      return isRightSide ? `${table}.${piece}` : piece;
    })
    .join('');
}
