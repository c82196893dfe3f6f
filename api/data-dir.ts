import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockInstance } from '#db/instance-lock.ts';
import { dataDirError, secondInstance, unfinishedRestore } from './start-error.ts';

/** The paths of everything in a data folder. */
export interface DataFiles {
  readonly folder: string;
  readonly database: string;
  readonly lock: string;
  /** Pictures, named by their contents. */
  readonly uploads: string;
  /** The search index of the catalogue; rebuilt from the database if it is missing. */
  readonly search: string;
  /** Aisle packs, which can be made again from the database. */
  readonly packs: string;
  /** Pictures of products that were fetched; not part of a backup. */
  readonly productPictures: string;
  /** Files of catalogue imports: downloads, uploads and rejected records. */
  readonly imports: string;
  /** Exports of people's data, each kept for a day; not part of a backup. */
  readonly exports: string;
  /** Ids of deleted accounts, which a restored backup must not bring back. */
  readonly deletedAccounts: string;
  /** Reserved disk space that is freed when the disk is full. */
  readonly ballast: string;
  /** Confirmed numbers of poison centres. */
  readonly helpNumbers: string;
  /** Testimonials, as the operator entered them. */
  readonly testimonials: string;
  /** Words that put a text on hold or refuse it, as the operator entered them. */
  readonly wordLists: string;
  /** Exists while a restore is replacing the old database by the new one. */
  readonly unfinishedRestore: string;
}

/** The paths for a data folder. */
export function dataFiles(dataDir: string): DataFiles {
  const folder = resolve(dataDir);
  return {
    folder,
    database: join(folder, 'safeshelf.db'),
    lock: join(folder, 'instance.lock'),
    uploads: join(folder, 'uploads'),
    search: join(folder, 'search.db'),
    packs: join(folder, 'packs'),
    productPictures: join(folder, 'product-pictures'),
    imports: join(folder, 'imports'),
    exports: join(folder, 'exports'),
    deletedAccounts: join(folder, 'deleted-accounts'),
    ballast: join(folder, 'ballast'),
    helpNumbers: join(folder, 'help-numbers.json'),
    testimonials: join(folder, 'testimonials.json'),
    wordLists: join(folder, 'word-lists.json'),
    unfinishedRestore: join(folder, 'restore-unfinished'),
  };
}

/** One level at a time: where nothing can be created, as in /proc, Node's recursive mkdir never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Creates the data folder if it is missing, readable only for its owner, and locks it for this process.
 * @param over `restore` may continue after an interrupted restore; nobody else may work with such a folder.
 * `shared`: the database is elsewhere, and other servers on it may keep their pictures in the same folder
 * @throws {StartError} if it cannot be used, or another process has it
 */
export function takeDataDir({ folder, lock, unfinishedRestore: note }: DataFiles, over?: 'restore' | 'shared'): void {
  if (over !== 'restore' && existsSync(note)) throw unfinishedRestore(folder);
  let mine: boolean;
  try {
    makeFolder(folder);
    mine = lockInstance(lock, over === 'shared' ? 'others' : 'alone');
  } catch (error) {
    throw dataDirError(folder, error);
  }
  if (!mine) throw secondInstance(folder);
}
