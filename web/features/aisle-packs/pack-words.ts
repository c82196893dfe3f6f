import type { HomeCategory } from '#domain/products/category.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import type { PackEnd } from '#web/offline/catalogue/packs/fetch-pack.ts';
import { formatDay } from '#web/ui/formats.ts';
import { byteWords } from '#web/words/byte-words.ts';

/** The area of a pack; null if this release does not know it. */
export const packArea = (text: string): HomeCategory | null => HOME_CATEGORIES.find((area) => area === text) ?? null;

/** "14,210 products · 1.1 MB". */
export const packSize = (products: number, bytes: number): string =>
  `${products.toLocaleString('en')} ${products === 1 ? 'product' : 'products'} · ${byteWords(bytes)}`;

/** "14,210 products · 1.1 MB to fetch, 6.4 MB here": packs are sent compressed and stored uncompressed. */
export const offeredSize = (products: number, sent: number, bytes: number): string =>
  `${packSize(products, sent)} download, ${byteWords(bytes)} here`;

/** "made 24 Nov 2026", from an ISO date. */
export const madeWords = (day: string): string => `made ${formatDay(Date.parse(day))}`;

/** Why a pack was not downloaded. */
export const END_WORDS: Readonly<Record<Exclude<PackEnd, 'held'>, string>> = {
  stopped: 'Stopped. The part you have is kept, so it can resume.',
  unreachable: 'The server isn’t responding. The part you have is kept, so it can resume.',
  refused: 'It didn’t match your server’s signature, so it wasn’t kept.',
  full: 'This phone is out of space. Remove a pack or free up some space.',
};

/** "Get 2 packs, 2.9 MB". */
export const downloadLabel = (packs: number, bytes: number): string =>
  `Get ${packs === 1 ? '1 pack' : `${packs} packs`}, ${byteWords(bytes)}`;
