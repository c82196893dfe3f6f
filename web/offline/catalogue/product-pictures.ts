import { PICTURE_ADDRESS } from '#domain/catalogue/picture-address.ts';
import { PICTURE_SHELF } from '../tables/drop-pictures.ts';

const ASKED_AT = 'x-asked-at';
/** Asked for again after a week: a picture, and whether there is one now. */
const FRESH_MS = 7 * 86_400_000;
/** Some ten kilobytes each; beyond it the oldest go. */
const MOST = 300;

/**
 * The picture of a product: what this phone keeps, or what its server answers. Only the own server is ever asked.
 * @param mayAsk false keeps to what is here
 * @returns null where there is none, or none that can be had now
 */
export async function readProductPicture(id: string, mayAsk: boolean, nowMs: number): Promise<Blob | null> {
  const shelf = await caches.open(PICTURE_SHELF);
  const path = PICTURE_ADDRESS.path.replace('{id}', id);
  const kept = await shelf.match(path);
  const isFresh = nowMs - Number(kept?.headers.get(ASKED_AT)) < FRESH_MS;
  const answer = mayAsk && !isFresh ? await fetch(path).catch(() => null) : null;
  // 204: its catalogue has none. It is kept as nothing.
  const isAnswered = answer?.status === 200 || answer?.status === 204;
  const picture = await (isAnswered ? answer : kept)?.blob();
  if (isAnswered && picture) {
    const headers = { 'content-type': picture.type, [ASKED_AT]: String(nowMs) };
    await shelf.put(path, new Response(picture, { headers }));
    for (const oldest of (await shelf.keys()).slice(0, -MOST)) await shelf.delete(oldest);
  }
  return picture?.size ? picture : null;
}
