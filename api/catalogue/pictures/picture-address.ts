import { z } from 'zod';
import { isGuarded } from '../../outgoing/nearby.ts';

/** The picture of the front, 400 pixels of its longer side at most. */
export const PICTURE_FIELD = 'image_front_url';
const Found = z.object({ product: z.object({ [PICTURE_FIELD]: z.string().max(500).catch('') }) });

// The catalogues answer at "world." or at the name of a country, and their pictures lie at "images." (openfoodfacts.org).
const SITE = /\.(open(?:food|beauty|petfood|products)facts\.(?:org|net))$/;

const siteOf = (host: string): string | null => SITE.exec(host)?.[1] ?? null;

/**
 * Where a catalogue says that the picture of a product lies.
 * @param body its answer
 * @param base its address
 * @returns null where it names none, or one that is neither its own nor of its site: an answer is written by anybody
 */
export function pictureAddress(body: unknown, base: URL): URL | null {
  const found = Found.safeParse(body);
  const text = found.success ? found.data.product[PICTURE_FIELD] : '';
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.host === base.host) return isGuarded(url) ? url : null;
  const site = siteOf(base.hostname);
  return url.protocol === 'https:' && url.port === '' && site !== null && siteOf(url.hostname) === site ? url : null;
}
