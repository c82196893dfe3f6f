import { Dexie, type Table } from 'dexie';

/** A verified pack that can be read. */
export interface HeldPack {
  area: string;
  version: string;
  /** The day the pack was made (ISO date). */
  madeOn: string;
  products: number;
  bytes: number;
  /** When it was stored, ms since 1970. */
  storedAt: number;
}

/** A piece of a pack. All pieces have the same length, except the last. */
export interface PackPiece {
  version: string;
  n: number;
  bytes: ArrayBuffer;
}

/** Bytes per piece. A piece is read whole for each product looked up, so a report reads one or two of them. */
export const PIECE_BYTES = 128 * 1024;

/**
 * Aisle packs on this phone, in a few large records instead of a row per product. They contain nothing personal, belong
 * to no account, and stay when someone signs out.
 */
export class PackDb extends Dexie {
  declare packs: Table<HeldPack, string>;
  declare pieces: Table<PackPiece, [string, number]>;
  /** Parts of a pack still being downloaded, as the server splits them. */
  declare arriving: Table<PackPiece, [string, number]>;
  declare keys: Table<{ id: 'server'; key: string }, string>;

  constructor() {
    super('aisle-packs');
    this.version(1).stores({ packs: 'area', pieces: '[version+n]', arriving: '[version+n]', keys: 'id' });
  }
}

/** The records of one version. */
export const ofVersion = (table: Table<PackPiece, [string, number]>, version: string) =>
  table.where('[version+n]').between([version, Dexie.minKey], [version, Dexie.maxKey]);
