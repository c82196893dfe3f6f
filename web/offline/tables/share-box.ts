/** Cache in which a picture or text shared by another app waits for the label page. The service worker writes it. */
const BOX = 'share';
const PHOTO = '/share/photo';
const TEXT = '/share/text';
const AT = 'x-shared-at';

/** A share that nobody picked up within an hour is dropped. */
const KEPT_MS = 60 * 60 * 1000;

/** What another app shared with this one. */
export interface Share {
  readonly photo: Blob | null;
  readonly text: string;
}

const kept = (body: Blob | string, type: string, nowMs: number): Response =>
  new Response(body, { headers: { 'content-type': type, [AT]: String(nowMs) } });

/** Deletes the share. */
export async function dropShare(): Promise<void> {
  await caches.delete(BOX);
}

/** Stores a share, replacing any earlier one. It survives a sign-in. Rejects if there is no room. */
export async function keepShare({ photo, text }: Share, nowMs: number): Promise<void> {
  await dropShare();
  const box = await caches.open(BOX);
  if (photo) await box.put(PHOTO, kept(photo, photo.type, nowMs));
  if (text) await box.put(TEXT, kept(text, 'text/plain', nowMs));
}

/** Returns what was shared within the last hour, and deletes it; null if there is nothing. */
export async function takeShare(nowMs: number): Promise<Share | null> {
  const box = await caches.open(BOX);
  const [photo, text] = await Promise.all([box.match(PHOTO), box.match(TEXT)]);
  const sharedAt = Number((photo ?? text)?.headers.get(AT) ?? Number.NaN);
  const share = { photo: photo ? await photo.blob() : null, text: text ? await text.text() : '' };
  await dropShare();
  return nowMs - sharedAt <= KEPT_MS ? share : null;
}
