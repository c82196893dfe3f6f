/** The catalogues that publish themselves as one file, plus a daily file of changes. */
export const UPDATED_SOURCES = ['off', 'obf', 'opff', 'opf'] as const;
export type UpdatedSource = (typeof UPDATED_SOURCES)[number];

/**
 * The folder with their files, and the name of the file with everything (world.openfoodfacts.org/data). Changes are in
 * the subfolder `delta`, with a list of its files.
 */
export const PUBLISHED_FILES: Readonly<Record<UpdatedSource, { readonly folder: string; readonly whole: string }>> = {
  off: { folder: 'https://static.openfoodfacts.org/data/', whole: 'en.openfoodfacts.org.products.csv.gz' },
  obf: { folder: 'https://static.openbeautyfacts.org/data/', whole: 'en.openbeautyfacts.org.products.csv.gz' },
  opff: { folder: 'https://static.openpetfoodfacts.org/data/', whole: 'en.openpetfoodfacts.org.products.csv.gz' },
  opf: { folder: 'https://static.openproductsfacts.org/data/', whole: 'en.openproductsfacts.org.products.csv.gz' },
};

/** The list of the change files, relative to the folder. */
export const CHANGES_LIST = 'delta/index.txt';

/** A file of changes between two times, in seconds since 1970. */
export interface ChangesFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const NAME = /^[a-z_]{1,60}_(\d{9,11})_(\d{9,11})\.json\.gz$/;

/** The files that a list names, oldest first; lines that are not such a name are skipped. */
export const changesFiles = (list: string): ChangesFile[] =>
  list
    .split('\n')
    .flatMap((line) => {
      const name = line.trim();
      const [, from, to] = NAME.exec(name) ?? [];
      return from === undefined || to === undefined ? [] : [{ name, from: Number(from), to: Number(to) }];
    })
    .sort((one, other) => one.from - other.from || one.to - other.to);

/** The changes still to be imported. */
export interface WantedChanges {
  readonly files: readonly ChangesFile[];
  /** Whether earlier changes are no longer published, so that the whole file is needed again. */
  readonly gap: boolean;
}

/** The files with changes newer than what was imported. @param upTo seconds since 1970 */
export function wantedChanges(files: readonly ChangesFile[], upTo: number): WantedChanges {
  const wanted = files.filter(({ to }) => to > upTo);
  const [first] = wanted;
  return { files: wanted, gap: first !== undefined && first.from > upTo };
}
