import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { aislePacks, type PackManifest, type PackOffer } from '#domain/catalogue/packs/pack-calls.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { useClient } from '#web/client/client-context.tsx';
import { canCheck, signedManifest } from '#web/offline/catalogue/packs/check-pack.ts';
import { fetchPack, type PackEnd, rememberedKey, removePack } from '#web/offline/catalogue/packs/fetch-pack.ts';
import { type HeldPack, PackDb } from '#web/offline/catalogue/packs/pack-db.ts';

/** A pack that the server offers, and how much would be downloaded. */
export interface OfferedPack {
  readonly offer: PackOffer;
  readonly manifest: PackManifest;
  /** Bytes transferred: only those of the changes if this phone has an earlier version. */
  readonly sent: number;
}

/** The server's packs, or why they cannot be listed. */
export type PackOffers =
  | { readonly state: 'asking' | 'unreachable' | 'unsupported' | 'other_key' }
  | { readonly state: 'there'; readonly key: string; readonly packs: readonly OfferedPack[] };

/** Download progress of a pack, in bytes transferred. */
export interface DownloadProgress {
  readonly here: number;
  readonly of: number;
}

const whole = ({ parts }: PackManifest): number => parts.reduce((sum, { sent }) => sum + sent, 0);

/** The packs on this phone and on the server, with functions to fetch, stop and remove them. */
export function usePacks() {
  const client = useClient();
  const [db] = useState(() => new PackDb());
  const [offers, setOffers] = useState<PackOffers>({ state: 'asking' });
  const [arriving, setArriving] = useState<ReadonlyMap<HomeCategory, DownloadProgress>>(new Map());
  const [ends, setEnds] = useState<ReadonlyMap<HomeCategory, PackEnd>>(new Map());
  const stops = useRef(new Map<HomeCategory, AbortController>());
  const held: readonly HeldPack[] | undefined = useLiveQuery(() => db.packs.toArray(), [db]);

  const ask = useCallback(async (): Promise<PackOffers> => {
    if (!(await canCheck())) return { state: 'unsupported' };
    const reply = await client.askInAccount(aislePacks);
    if (!reply.ok) return { state: 'unreachable' };
    const { key: told, packs } = reply.value;
    if (told === null) return { state: 'there', key: '', packs: [] };
    const key = await rememberedKey(db, told);
    if (key !== told) return { state: 'other_key' };
    const here = new Map((await db.packs.toArray()).map(({ area, version }) => [area, version]));
    const offered: OfferedPack[] = [];
    for (const offer of packs) {
      const manifest = await signedManifest(key, offer);
      if (!manifest) continue;
      const change = offer.changes.find(({ from }) => from === here.get(manifest.area));
      offered.push({ offer, manifest, sent: change?.sent ?? whole(manifest) });
    }
    return { state: 'there', key, packs: offered };
  }, [client, db]);

  const look = useCallback(() => {
    setOffers({ state: 'asking' });
    void ask().then(setOffers);
  }, [ask]);
  useEffect(look, [look]);
  // Downloaded parts are kept: the next visit resumes from there.
  useEffect(() => () => stops.current.forEach((stop) => void stop.abort()), []);

  const fetch = async (wanted: readonly OfferedPack[]): Promise<void> => {
    if (offers.state !== 'there') return;
    for (const { offer, manifest } of wanted) {
      const { area } = manifest;
      const stop = new AbortController();
      stops.current.set(area, stop);
      setEnds((before) => new Map([...before].filter(([one]) => one !== area)));
      const told = (here: number, of: number) => setArriving((before) => new Map(before).set(area, { here, of }));
      const end = await fetchPack({ db, ask: client.askInAccount, now: Date.now }, offer, {
        key: offers.key,
        signal: stop.signal,
        told,
      });
      stops.current.delete(area);
      setArriving((before) => new Map([...before].filter(([one]) => one !== area)));
      if (end !== 'held') setEnds((before) => new Map(before).set(area, end));
      // If storage is full or the server is unreachable, the next pack would fail too.
      if (end === 'full' || end === 'unreachable') break;
    }
  };
  return {
    held,
    offers,
    arriving,
    ends,
    look,
    fetch,
    stop: (area: HomeCategory) => stops.current.get(area)?.abort(),
    remove: async (area: string, version: string) => {
      await removePack(db, area, version);
      look();
    },
  };
}
