import { PICTURE_ADDRESS } from '#domain/catalogue/picture-address.ts';
import { PICTURE_SHELF } from '../tables/drop-pictures.ts';

const ASKED_AT = 'x-asked-at';
/** After a week the server is asked again for a picture, and also if it had none. */
const FRESH_MS = 7 * 86_400_000;
/** The most pictures kept, some ten kilobytes each; beyond that the oldest are deleted. */
const MOST = 300;

/**
 * A product's picture: the one stored on this phone, or the server's. Only the app's own server is ever asked.
 * @param mayAsk false to use only what is stored
 * @returns null if there is none, or none can be loaded now
 */
export async function readProductPicture(id: string, mayAsk: boolean, nowMs: number): Promise<Blob | null> {
  const shelf = await caches.open(PICTURE_SHELF);
  const path = PICTURE_ADDRESS.path.replace('{id}', id);
  const kept = await shelf.match(path);
  const isFresh = nowMs - Number(kept?.headers.get(ASKED_AT)) < FRESH_MS;
  const answer = mayAsk && !isFresh ? await fetch(path).catch(() => null) : null;
  // 204: the server's catalogue has none. Stored as an empty response.
  const isAnswered = answer?.status === 200 || answer?.status === 204;
  const picture = await (isAnswered ? answer : kept)?.blob();
  if (isAnswered && picture) {
    const headers = { 'content-type': picture.type, [ASKED_AT]: String(nowMs) };
    await shelf.put(path, new Response(picture, { headers }));
    for (const oldest of (await shelf.keys()).slice(0, -MOST)) await shelf.delete(oldest);
  }
  return picture?.size ? picture : null;
}
