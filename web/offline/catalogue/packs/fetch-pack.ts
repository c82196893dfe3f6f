import { aislePackPart, type PackManifest, type PackOffer } from '#domain/catalogue/packs/pack-calls.ts';
import { withChange } from '#domain/catalogue/packs/pack-change.ts';
import { readIndex } from '#domain/catalogue/packs/pack-format.ts';
import type { Ask } from '../../transport/reply.ts';
import { sha256Of, signedManifest } from './check-pack.ts';
import { ofVersion, type PackDb, PIECE_BYTES } from './pack-db.ts';

/** How fetching a pack ended. `refused` means it was altered, cut off or signed by another key. */
export type PackEnd = 'held' | 'stopped' | 'unreachable' | 'refused' | 'full';

/** Timeout for one part on a slow line: 1.5 MB at 0.1 megabits a second. */
const PART_TIMEOUT_MS = 120_000;

interface FetchWorld {
  readonly db: PackDb;
  readonly ask: Ask;
  /** Ms since 1970. */
  readonly now: () => number;
}

/** Options of a fetch. */
export interface FetchWish {
  /** The server's raw public key, base64url, as this phone remembers it. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called with the bytes transferred so far and the total to transfer. */
  readonly told: (here: number, of: number) => void;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || /QuotaExceeded/.test(error.message));

async function part(
  { ask }: FetchWorld,
  { area, version }: PackManifest,
  name: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | PackEnd> {
  const params = { area, version, part: name };
  const reply = await ask(aislePackPart, { params, signal, timeoutMs: PART_TIMEOUT_MS });
  if (signal.aborted) return 'stopped';
  return reply.ok && reply.value ? new Uint8Array(reply.value) : 'unreachable';
}

const joined = (pieces: ReadonlyArray<{ readonly bytes: ArrayBuffer }>): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0));
  let at = 0;
  for (const { bytes } of pieces) {
    whole.set(new Uint8Array(bytes), at);
    at += bytes.byteLength;
  }
  return whole;
};

/** Updates the stored version by a delta; null if that is not possible and the whole pack must be fetched. */
async function changed(
  world: FetchWorld,
  offer: PackOffer,
  manifest: PackManifest,
  { signal, told }: FetchWish,
): Promise<Uint8Array<ArrayBuffer> | PackEnd | null> {
  const held = await world.db.packs.get(manifest.area);
  const change = held && offer.changes.find(({ from }) => from === held.version);
  if (!change) return null;
  told(0, change.sent);
  const bytes = await part(world, manifest, `from-${change.from}`, signal);
  if (typeof bytes === 'string') return bytes;
  told(change.sent, change.sent);
  const before = joined(await ofVersion(world.db.pieces, change.from).toArray());
  const after = withChange(before, bytes);
  return after && (await sha256Of(after)) === manifest.sha256 ? after : null;
}

/** Fetches the missing parts. Parts already fetched survive an interruption and are not fetched again. */
async function whole(
  world: FetchWorld,
  manifest: PackManifest,
  { signal, told }: FetchWish,
): Promise<Uint8Array<ArrayBuffer> | PackEnd> {
  const { arriving } = world.db;
  const here = new Set((await ofVersion(arriving, manifest.version).toArray()).map(({ n }) => n));
  const total = manifest.parts.reduce((sum, { sent }) => sum + sent, 0);
  let got = manifest.parts.reduce((sum, { sent }, n) => sum + (here.has(n) ? sent : 0), 0);
  told(got, total);
  for (const [n, { sent, sha256 }] of manifest.parts.entries()) {
    if (here.has(n)) continue;
    const bytes = await part(world, manifest, String(n), signal);
    if (typeof bytes === 'string') return bytes;
    if ((await sha256Of(bytes)) !== sha256) return 'refused';
    await arriving.put({ version: manifest.version, n, bytes: bytes.buffer });
    got += sent;
    told(got, total);
  }
  const all = joined(await ofVersion(arriving, manifest.version).toArray());
  if ((await sha256Of(all)) === manifest.sha256) return all;
  await ofVersion(arriving, manifest.version).delete();
  return 'refused';
}

/** Replaces the stored pack by a verified one, in one transaction. */
async function keep({ db, now }: FetchWorld, manifest: PackManifest, all: Uint8Array<ArrayBuffer>): Promise<PackEnd> {
  const { area, version, madeOn, products, bytes } = manifest;
  if (readIndex(all) === null) return 'refused';
  const pieces = Array.from({ length: Math.ceil(all.length / PIECE_BYTES) }, (_, n) => ({
    version,
    n,
    bytes: all.slice(n * PIECE_BYTES, (n + 1) * PIECE_BYTES).buffer,
  }));
  await db.transaction('rw', db.packs, db.pieces, db.arriving, async () => {
    const before = await db.packs.get(area);
    if (before) await ofVersion(db.pieces, before.version).delete();
    await db.pieces.bulkPut(pieces);
    await db.packs.put({ area, version, madeOn, products, bytes, storedAt: now() });
    await ofVersion(db.arriving, version).delete();
  });
  return 'held';
}

/**
 * Downloads or updates a pack: by a delta if the phone has an earlier version, otherwise part by part. Until the new
 * one is complete, verified and stored, the earlier one stays in use.
 */
export async function fetchPack(world: FetchWorld, offer: PackOffer, wish: FetchWish): Promise<PackEnd> {
  const manifest = await signedManifest(wish.key, offer);
  if (!manifest) return 'refused';
  try {
    const news = (await changed(world, offer, manifest, wish)) ?? (await whole(world, manifest, wish));
    return typeof news === 'string' ? news : await keep(world, manifest, news);
  } catch (error) {
    if (isFull(error)) return 'full';
    throw error;
  }
}

/** Deletes a pack from this phone, even one still being downloaded. Deleting the last one deletes the server's key. */
export async function removePack(db: PackDb, area: string, version: string): Promise<void> {
  await db.transaction('rw', db.packs, db.pieces, db.arriving, db.keys, async () => {
    const held = await db.packs.get(area);
    if (held) await ofVersion(db.pieces, held.version).delete();
    await ofVersion(db.arriving, version).delete();
    await db.packs.delete(area);
    if ((await db.packs.count()) === 0) await db.keys.clear();
  });
}

/** The server's key that this phone trusts: the first one it saw. @param told the key the server reports */
export const rememberedKey = (db: PackDb, told: string): Promise<string> =>
  db.transaction('rw', db.keys, async () => {
    const held = await db.keys.get('server');
    if (held) return held.key;
    await db.keys.put({ id: 'server', key: told });
    return told;
  });
