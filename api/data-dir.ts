import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockInstance } from '#db/instance-lock.ts';
import { dataDirError, secondInstance, unfinishedRestore } from './start-error.ts';

/** What lies where in a data folder. */
export interface DataFiles {
  readonly folder: string;
  readonly database: string;
  readonly lock: string;
  /** Pictures, named by their contents. */
  readonly uploads: string;
  /** What the catalogue is searched by; made anew from the database where it is missing. */
  readonly search: string;
  /** Aisle packs, made anew from the database where they are missing. */
  readonly packs: string;
  /** Pictures of products that were fetched; no part of a backup. */
  readonly productPictures: string;
  /** Files of rejects of imports into the catalogue. */
  readonly imports: string;
  /** Files with everything of somebody, each for a day; no part of a backup. */
  readonly exports: string;
  /** Ids of accounts that were deleted: what a restored backup must not bring back. */
  readonly deletedAccounts: string;
  /** Room that is given back when the disk is full. */
  readonly ballast: string;
  /** Numbers of poison centres that somebody confirmed. */
  readonly helpNumbers: string;
  /** What people said, as the operator entered it. */
  readonly testimonials: string;
  /** Words that wait for a look, or are refused, as the operator entered them. */
  readonly wordLists: string;
  /** There while a restore is between taking the old database away and putting the new one in its place. */
  readonly unfinishedRestore: string;
}

/** The files of a data folder. */
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

/** One level at a time: where nothing can be made, as in /proc, Node's recursive way never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Makes the data folder where there is none, readable for its owner alone, and takes it for this process.
 * @param over `restore` goes on where an earlier restore was cut off; nobody else may work with such a folder.
 * `shared`: the database lies elsewhere, and other servers on it may keep their pictures in the same folder
 * @throws {StartError} when it cannot be used, or another process has it
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
