/** The catalogues that publish themselves as a file, and each day what changed. */
export const UPDATED_SOURCES = ['off', 'obf', 'opff', 'opf'] as const;
export type UpdatedSource = (typeof UPDATED_SOURCES)[number];

/**
 * Where their files lie, and how the one of everything is called (world.openfoodfacts.org/data). What changed lies in the
 * folder `delta` beside it, with a list of its files.
 */
export const PUBLISHED_FILES: Readonly<Record<UpdatedSource, { readonly folder: string; readonly whole: string }>> = {
  off: { folder: 'https://static.openfoodfacts.org/data/', whole: 'en.openfoodfacts.org.products.csv.gz' },
  obf: { folder: 'https://static.openbeautyfacts.org/data/', whole: 'en.openbeautyfacts.org.products.csv.gz' },
  opff: { folder: 'https://static.openpetfoodfacts.org/data/', whole: 'en.openpetfoodfacts.org.products.csv.gz' },
  opf: { folder: 'https://static.openproductsfacts.org/data/', whole: 'en.openproductsfacts.org.products.csv.gz' },
};

/** The list of the files of changes, below the folder. */
export const CHANGES_LIST = 'delta/index.txt';

/** A file of what changed from one moment to another, in seconds since 1970. */
export interface ChangesFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const NAME = /^[a-z_]{1,60}_(\d{9,11})_(\d{9,11})\.json\.gz$/;

/** The files that a list names, the oldest first; lines that are no such name are left out. */
export const changesFiles = (list: string): ChangesFile[] =>
  list
    .split('\n')
    .flatMap((line) => {
      const name = line.trim();
      const [, from, to] = NAME.exec(name) ?? [];
      return from === undefined || to === undefined ? [] : [{ name, from: Number(from), to: Number(to) }];
    })
    .sort((one, other) => one.from - other.from || one.to - other.to);

/** What is left to take in. */
export interface WantedChanges {
  readonly files: readonly ChangesFile[];
  /** Whether changes before the first of them are published no more: then the whole file is needed again. */
  readonly gap: boolean;
}

/** The files that hold something newer than what was taken in. @param upTo seconds since 1970 */
export function wantedChanges(files: readonly ChangesFile[], upTo: number): WantedChanges {
  const wanted = files.filter(({ to }) => to > upTo);
  const [first] = wanted;
  return { files: wanted, gap: first !== undefined && first.from > upTo };
}
