import { labelReaderFiles } from './label-files.ts';

/** The label reader is not available: it is not stored on this phone, and could not be fetched. */
export class NoLabelReader extends Error {}

/** A server that sends nothing for this long counts as unreachable. */
const SILENCE_MS = 20_000;

/** Reads a file to its end, so that the service worker stores it. @param onBytes called with the bytes of each part */
async function fetched(url: string, signal: AbortSignal, onBytes: (count: number) => void): Promise<void> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, SILENCE_MS);
  try {
    const response = await fetch(url, { signal: own.signal });
    if (!response.ok || response.body === null) throw new NoLabelReader(`The server answered ${response.status}.`);
    const parts = response.body.getReader();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      onBytes(part.value.byteLength);
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof NoLabelReader
      ? error
      : new NoLabelReader(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Whether the whole label reader is stored on this phone, so that it starts offline. */
export async function labelReaderIsStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const found = await Promise.all(Object.values(labelReaderFiles).map((url) => caches.match(url)));
  return found.every((response) => response !== undefined);
}

/**
 * Fetches the label reader's files unless all are stored on this phone. Rejects with {@link NoLabelReader} if they are
 * not available.
 * @param onBytes called with the number of bytes received so far
 */
export async function fetchLabelReader(signal: AbortSignal, onBytes: (sum: number) => void): Promise<void> {
  if (await labelReaderIsStored()) return;
  if (!navigator.onLine) throw new NoLabelReader('No network.');
  let sum = 0;
  for (const url of Object.values(labelReaderFiles)) {
    await fetched(url, signal, (count) => {
      sum += count;
      onBytes(sum);
    });
  }
}
