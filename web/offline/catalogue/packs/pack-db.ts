import { Dexie, type Table } from 'dexie';

/** A pack that was checked and can be read. */
export interface HeldPack {
  area: string;
  version: string;
  /** The day it was made (ISO date). */
  madeOn: string;
  products: number;
  bytes: number;
  /** When it was stored, ms since 1970. */
  storedAt: number;
}

/** A piece of a pack: all of one length but the last. */
export interface PackPiece {
  version: string;
  n: number;
  bytes: ArrayBuffer;
}

/** Bytes of a piece: read whole for each product that is looked up, so a report costs one or two of them. */
export const PIECE_BYTES = 128 * 1024;

/**
 * Aisle packs on this phone: few large records and no row for each product. They hold nothing of a person, belong to no
 * account, and stay when one signs out.
 */
export class PackDb extends Dexie {
  declare packs: Table<HeldPack, string>;
  declare pieces: Table<PackPiece, [string, number]>;
  /** Parts of a pack that is still arriving, as the server cuts them. */
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
