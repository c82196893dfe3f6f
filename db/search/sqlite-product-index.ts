import { oneTypo, oneTypoInBeginning } from '#domain/catalogue/search/one-typo.ts';
import { type SearchWords, wordsOf } from '#domain/catalogue/search/search-words.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { isBusy } from '../open.ts';
import { openIndexFile } from './index-tables.ts';
import type { IndexEntry, IndexedProduct, ProductIndex } from './product-index.ts';

/** With this many products found, no typos are looked for. */
const ENOUGH = 5;
/** Terms that one word of a search may stand for, and terms that are compared with it for a typo. */
const MOST_TERMS = 24;
const MOST_COMPARED = 200;
/** Letters that a word needs before a typo in it can be recognised. */
const SHORT = 4;
/** In a word of fewer letters, one swap may leave no three letters in a row intact. */
const SHORT_PARTS = 8;
/** How many words of an ingredient list are indexed. */
const LIST_WORDS = 400;

const quoted = (word: string): string => `"${word}"`;

/** The index in SQLite: FTS5 over words, and over the trigrams of the words themselves for typos. */
export function openProductIndex(path: string, epoch: string): ProductIndex {
  const db = openIndexFile(path, epoch);
  // While another process writes, SQLite would sleep in this thread, and nobody would be served.
  db.pragma('busy_timeout = 0');
  const columns = 'd.pk, d.id, d.name, d.brand, d.emoji, d.area';
  const byWords = (table: 'names' | 'lists') =>
    db.prepare<[string, string | null, string | null, number], IndexedProduct>(
      `SELECT ${columns} FROM ${table} JOIN docs d ON d.pk = ${table}.rowid
       WHERE ${table} MATCH ? AND (? IS NULL OR d.area = ?) LIMIT ?`,
    );
  const s = {
    upTo: db.prepare<[], string>("SELECT value FROM state WHERE key = 'upTo'").pluck(),
    setUpTo: db.prepare("INSERT INTO state VALUES ('upTo', ?) ON CONFLICT DO UPDATE SET value = excluded.value"),
    has: db.prepare<[number], number>('SELECT 1 FROM docs WHERE pk = ?').pluck(),
    dropDoc: db.prepare('DELETE FROM docs WHERE pk = ?'),
    dropName: db.prepare('DELETE FROM names WHERE rowid = ?'),
    dropList: db.prepare('DELETE FROM lists WHERE rowid = ?'),
    addDoc: db.prepare('INSERT INTO docs VALUES (?, ?, ?, ?, ?, ?)'),
    addName: db.prepare('INSERT INTO names (rowid, name, brand) VALUES (?, ?, ?)'),
    addList: db.prepare('INSERT INTO lists (rowid, list) VALUES (?, ?)'),
    addTerm: db
      .prepare<[string], number>('INSERT INTO terms (term) VALUES (?) ON CONFLICT DO NOTHING RETURNING rowid')
      .pluck(),
    addParts: db.prepare('INSERT INTO term_parts (rowid, term) VALUES (?, ?)'),
    inNames: byWords('names'),
    inLists: byWords('lists'),
    byCode: db.prepare<[string, string, string | null, string | null, number], IndexedProduct>(
      `SELECT ${columns} FROM docs d WHERE d.id >= ? AND d.id < ? AND (? IS NULL OR d.area = ?) LIMIT ?`,
    ),
    beginning: db
      .prepare<[string, string, number, number], string>(
        'SELECT term FROM terms WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?',
      )
      .pluck(),
    alike: db
      .prepare<[string, number], string>(
        'SELECT t.term FROM term_parts p JOIN terms t ON t.rowid = p.rowid WHERE term_parts MATCH ? ORDER BY rank LIMIT ?',
      )
      .pluck(),
  };

  const upToNow = () => Number(s.upTo.get() ?? 0);

  const put = db.transaction((entries: readonly IndexEntry[], from: number, upTo: number): boolean => {
    if (upToNow() !== from) return false;
    for (const { pk, product } of entries) {
      if (s.has.get(pk)) {
        s.dropDoc.run(pk);
        s.dropName.run(pk);
        s.dropList.run(pk);
      }
      if (product === null) continue;
      const words = wordsOf(product.name);
      const brand = wordsOf(product.brand);
      s.addDoc.run(pk, product.id, product.name, product.brand, product.emoji, product.area);
      s.addName.run(pk, words.join(' '), brand.join(' '));
      if (product.list !== '') s.addList.run(pk, [...new Set(wordsOf(product.list))].slice(0, LIST_WORDS).join(' '));
      for (const word of new Set([...words, ...brand])) {
        if (word.length < 3) continue;
        const term = s.addTerm.get(word);
        if (term !== undefined) s.addParts.run(term, word);
      }
    }
    s.setUpTo.run(String(upTo));
    return true;
  });

  /** The words of the catalogue that a word of the search may stand for. */
  const expand = (word: string, isLast: boolean): string[] => {
    if (word.length < 3) return [];
    const parts = new Set<string>();
    for (let at = 0; at + 3 <= word.length; at += 1) parts.add(word.slice(at, at + 3));
    const within = s.alike.all(quoted(word), MOST_TERMS);
    if (word.length < 4) return within;
    // A typo may leave no trigram of a short word intact, but the term still begins with one of its first two letters.
    const longest = word.length + (isLast ? 12 : 1);
    const beginning = (letter: string) =>
      s.beginning.all(letter, String.fromCharCode(letter.charCodeAt(0) + 1), word.length - 1, longest);
    const alike =
      word.length < SHORT_PARTS
        ? [...beginning(word.slice(0, 1)), ...beginning(word.slice(1, 2))]
        : s.alike.all([...parts].map(quoted).join(' OR '), MOST_COMPARED);
    const near = alike.filter((term) => oneTypo(word, term) || (isLast && oneTypoInBeginning(word, term)));
    return [...new Set([...near, ...within])].slice(0, MOST_TERMS);
  };

  const find = ({ words, code }: SearchWords, area: HomeCategory | null, most: number): IndexedProduct[] => {
    const found = new Map<number, IndexedProduct>();
    const take = (some: readonly IndexedProduct[]) => {
      for (const one of some) if (!found.has(one.pk)) found.set(one.pk, one);
    };
    if (code !== null) {
      for (const zeros of ['0', '00', '', '000000']) {
        const from = zeros + code;
        if (from.length <= 14) take(s.byCode.all(from, `${from}:`, area, area, most));
      }
      if (found.size > 0) return [...found.values()].slice(0, most);
    }
    const last = words.length - 1;
    const begun = words.map((word, at) => (at === last ? `${quoted(word)} *` : quoted(word)));
    take(s.inNames.all(`name : ^ ${words.map(quoted).join(' + ')} *`, area, area, most));
    take(s.inNames.all(begun.join(' AND '), area, area, most));
    if (found.size < ENOUGH) {
      const wider = words.flatMap((word, at) => {
        // A short word cannot be told from its typos, so the longer ones decide.
        if (word.length < SHORT && words.some((other) => other.length >= SHORT)) return [];
        const terms = expand(word, at === last).map(quoted);
        return [`(${[begun[at], ...terms].join(' OR ')})`];
      });
      take(s.inNames.all(wider.join(' AND '), area, area, most));
    }
    return [...found.values()];
  };

  return {
    upTo: upToNow,
    put(entries, from, upTo) {
      try {
        return put.immediate(entries, from, upTo);
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },
    find,
    withIngredients: ({ words }, area, most) =>
      s.inLists.all(
        words
          .map((word, at) => (at === words.length - 1 && word.length > 2 ? `${quoted(word)} *` : quoted(word)))
          .join(' AND '),
        area,
        area,
        most,
      ),
    close: () => db.close(),
  };
}
