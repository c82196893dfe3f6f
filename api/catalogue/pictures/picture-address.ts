import { z } from 'zod';
import { isGuarded } from '../../outgoing/nearby.ts';

/** The picture of the front, with a longer side of at most 400 pixels. */
export const PICTURE_FIELD = 'image_front_url';
const Found = z.object({ product: z.object({ [PICTURE_FIELD]: z.string().max(500).catch('') }) });

// The catalogues answer at "world." or a country's subdomain, and serve pictures at "images." (openfoodfacts.org).
const SITE = /\.(open(?:food|beauty|petfood|products)facts\.(?:org|net))$/;

const siteOf = (host: string): string | null => SITE.exec(host)?.[1] ?? null;

/**
 * The address of a product's picture, according to a catalogue.
 * @param body the catalogue's answer
 * @param base the catalogue's address
 * @returns null if there is none, or it is not on the catalogue's own host or site: anybody can edit the answer
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
