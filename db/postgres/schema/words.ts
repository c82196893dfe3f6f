/** A piece of SQL: a word, a number, something quoted, white space, a comment, or one other character. */
const PIECE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\s+|[A-Za-z_][A-Za-z0-9_]*|\d+(?:\.\d+)?|./gs;

/** Splits SQL into pieces. Joined again, they give the same text. */
export const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** The name that a word or a quoted name stands for. */
export const nameOf = (piece: string): string =>
  piece.startsWith('"') ? piece.slice(1, -1).replaceAll('""', '"') : piece;

const isSpace = (piece: string | undefined): boolean => piece !== undefined && /^(?:\s|--)/.test(piece);

/** The index of the nearest piece that is not white space. @param step 1 for the next, -1 for the previous */
export function adjacentPiece(pieces: readonly string[], at: number, step: 1 | -1): number {
  let place = at + step;
  while (isSpace(pieces[place])) place += step;
  return place;
}
