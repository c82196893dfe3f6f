import { labelReaderFiles } from './label-files.ts';

/** The label reader cannot be had: it is not stored on this phone, and was not answered. */
export class NoLabelReader extends Error {}

/** A server that sends nothing for so long is not there. */
const SILENCE_MS = 20_000;

/** Reads a file to its end, so that the service worker holds it. @param onBytes told how many more came */
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

/** Whether the whole label reader lies on this phone, so that it starts without a network. */
export async function labelReaderIsStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const found = await Promise.all(Object.values(labelReaderFiles).map((url) => caches.match(url)));
  return found.every((response) => response !== undefined);
}

/**
 * Fetches what of the label reader is not on this phone yet. Rejects with {@link NoLabelReader} where it is not to be
 * had.
 * @param onBytes told how many bytes have come so far
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
