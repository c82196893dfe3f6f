import {
  type CountedSection,
  type IndexHead,
  indexEnd,
  indexStart,
  photoSection,
  ROWS_SHOWN,
  sectionEnd,
  sectionRow,
  sectionStart,
} from '#domain/account-export/index-page.ts';
import { csvHead, csvRow } from '#domain/account-export/section.ts';
import { type ExportList, plainRow } from './export-list.ts';
import type { ExportedPhoto } from './photos.ts';

/** Called for each row that was written. */
export type OnRowWritten = () => void;

/** The path of a photo in the archive. */
export const photoPath = ({ sha256 }: Pick<ExportedPhoto, 'sha256'>): string => `photos/${sha256}.jpg`;

/** The lists with the same section name: one for each household. */
export type Lists = readonly ExportList[];

/** Groups lists by the name of their section, keeping their order. */
export function byName(contents: readonly ExportList[]): ReadonlyMap<string, Lists> {
  const named = new Map<string, ExportList[]>();
  for (const list of contents) named.set(list.section.name, [...(named.get(list.section.name) ?? []), list]);
  return named;
}

/** The rows of a list, counted as they are read. */
async function* rowsOf(list: ExportList, counted: OnRowWritten): AsyncGenerator<never> {
  for await (const row of list.rows()) {
    counted();
    // Every row of a list has the type of its section.
    yield row as never;
  }
}

/** `data.json`: `{format, madeAt, from, person: {…}, households: {id: {…}}}`, each list under its section's name. */
export async function* dataParts(
  { madeAt, home }: Pick<IndexHead, 'madeAt' | 'home'>,
  contents: readonly ExportList[],
  counted: OnRowWritten,
): AsyncGenerator<string> {
  const listsOf = async function* (householdId: string | null): AsyncGenerator<string> {
    yield '{';
    let before = '';
    for (const list of contents) {
      if (list.householdId !== householdId) continue;
      yield `${before}\n${JSON.stringify(list.section.name)}:[`;
      before = ',';
      let between = '\n';
      for await (const row of rowsOf(list, counted)) {
        yield `${between}${JSON.stringify(plainRow(row))}`;
        between = ',\n';
      }
      yield ']';
    }
    yield '}';
  };
  const facts = { format: 1, madeAt: new Date(madeAt).toISOString(), from: home };
  yield `${JSON.stringify(facts).slice(0, -1)},\n"person":`;
  yield* listsOf(null);
  yield ',\n"households":{';
  const ids = new Set(contents.flatMap(({ householdId }) => householdId ?? []));
  let before = '';
  for (const id of ids) {
    yield `${before}\n${JSON.stringify(id)}:`;
    before = ',';
    yield* listsOf(id);
  }
  yield '}}\n';
}

/** The CSV file of the lists with one section name. */
export async function* csvParts(lists: Lists, counted: OnRowWritten): AsyncGenerator<string> {
  const [first] = lists;
  if (!first) return;
  yield csvHead(first.section);
  for (const list of lists) for await (const row of rowsOf(list, counted)) yield csvRow(list.section, row);
}

/** The rows of a section that the page shows. */
async function* shownRows(lists: Lists): AsyncGenerator<string> {
  let left = ROWS_SHOWN;
  for (const list of lists) {
    for await (const row of rowsOf(list, () => undefined)) {
      if (left === 0) return;
      left -= 1;
      yield sectionRow(list.section, row);
    }
  }
}

/** `index.html`. */
export async function* indexParts(
  head: IndexHead,
  named: ReadonlyMap<string, Lists>,
  { photos, missing }: { readonly photos: readonly ExportedPhoto[]; readonly missing: number },
): AsyncGenerator<string> {
  const sections: (CountedSection & { readonly lists: Lists })[] = [];
  for (const lists of named.values()) {
    const [first] = lists;
    const count = lists.reduce((sum, list) => sum + list.count, 0);
    if (first && count > 0) sections.push({ section: first.section, count, lists });
  }
  yield indexStart(head, sections);
  for (const one of sections) {
    yield sectionStart(one);
    yield* shownRows(one.lists);
    yield sectionEnd();
  }
  if (photos.length + missing > 0) {
    yield photoSection(
      photos.map((photo) => ({ path: photoPath(photo), of: photo.of })),
      missing,
    );
  }
  yield indexEnd();
}
