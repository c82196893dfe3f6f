import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackManifest, PackOffer, PackVersion } from '#domain/catalogue/packs/pack-calls.ts';
import { HOME_CATEGORIES, type HomeCategory } from '#domain/products/category.ts';
import { syncToDisk, writeDurably } from '../../durable-file.ts';

/** Earlier versions of a pack that phones can be updated from: with a pack made each day, five days. */
const EARLIER_KEPT = 5;

const PART = /^(?:\d{1,4}|from-[0-9a-f]{16})$/;

/** A version of a pack to be written: its files by the name under which they are requested. */
export interface WrittenPack {
  readonly manifest: PackManifest;
  /** The pack itself, for the changes to later versions. */
  readonly body: Uint8Array;
  /** Brotli-compressed content, by the name of the part. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The stored packs: a folder for each area, in it one for each version, and the current offer. */
export interface PackFiles {
  /** The current offers, in the order of the areas. */
  offers(): PackOffer[];
  offer(area: HomeCategory): PackOffer | null;
  /** The stored versions, newest first, with their bodies. */
  earlier(area: HomeCategory): Generator<{ readonly version: string; readonly body: Uint8Array }>;
  /** The Brotli-compressed bytes of a part; null if there is none of this name. */
  part(area: string, version: string, part: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Replaces the current version. Atomic, even if the power fails. */
  put(pack: WrittenPack, offer: PackOffer): void;
  /** Deletes the packs of an area that has no products any more. */
  drop(area: HomeCategory): void;
}

/** @param folder is created with the first pack */
export function packFiles(folder: string): PackFiles {
  const offerPath = (area: HomeCategory) => join(folder, area, 'offer.json');
  const orderPath = (area: HomeCategory) => join(folder, area, 'versions.json');
  /** Newest first. */
  const versions = (area: HomeCategory): string[] => {
    if (!existsSync(orderPath(area))) return [];
    return PackVersion.array().parse(JSON.parse(readFileSync(orderPath(area), 'utf8')));
  };
  const offer = (area: HomeCategory): PackOffer | null =>
    existsSync(offerPath(area)) ? PackOffer.parse(JSON.parse(readFileSync(offerPath(area), 'utf8'))) : null;

  return {
    offers: () => HOME_CATEGORIES.flatMap((area) => offer(area) ?? []),
    offer,
    *earlier(area) {
      for (const version of versions(area)) {
        const path = join(folder, area, version, 'body');
        if (existsSync(path)) yield { version, body: readFileSync(path) };
      }
    },
    async part(area, version, part) {
      const known = HOME_CATEGORIES.find((name) => name === area);
      if (known === undefined || !PackVersion.safeParse(version).success || !PART.test(part)) return null;
      // Only values that passed one of the three checks become part of a path.
      const path = join(folder, known, version, `${part}.br`);
      return existsSync(path) ? new Uint8Array(await readFile(path)) : null;
    },
    put({ manifest: { area, version }, body, files }, offered) {
      const home = join(folder, area);
      const kept = [version, ...versions(area).filter((one) => one !== version)].slice(0, EARLIER_KEPT + 1);
      const into = join(home, version);
      mkdirSync(into, { recursive: true, mode: 0o700 });
      for (const [name, bytes] of [...files, ['body', body] as const]) {
        const path = join(into, name === 'body' ? name : `${name}.br`);
        writeFileSync(path, bytes, { mode: 0o600 });
        syncToDisk(path);
      }
      syncToDisk(into);
      writeDurably(orderPath(area), JSON.stringify(kept));
      writeDurably(offerPath(area), JSON.stringify(offered));
      for (const entry of readdirSync(home, { withFileTypes: true })) {
        if (entry.isDirectory() && !kept.includes(entry.name)) rmSync(join(home, entry.name), { recursive: true });
      }
    },
    drop: (area) => rmSync(join(folder, area), { recursive: true, force: true }),
  };
}
