const part = <E extends HTMLElement>(page: ParentNode, name: string): E | null =>
  page.querySelector<E>(`[data-live="${name}"]`);

/** Every text of the receipt that stands on the page, in its order. */
const shownReceipt = (page: ParentNode): string =>
  [...page.querySelectorAll('.landing-receipt .receipt-name, .landing-receipt .receipt-points')]
    .map((cell) => cell.textContent?.trim() ?? '')
    .join('\n');

const bytesOf = async (response: Response): Promise<number> => (await response.blob()).size;

/** Bytes in the caches of this origin: the stored files of the app. */
async function cachedBytes(): Promise<{ readonly files: number; readonly bytes: number }> {
  let [files, bytes] = [0, 0];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const held = await cache.match(request);
      if (!held) continue;
      files += 1;
      bytes += await bytesOf(held);
    }
  }
  return { files, bytes };
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Addresses this page has asked, and how many of them are not of its own origin. */
function asked(): { readonly all: number; readonly foreign: number } {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return { all: names.length + 1, foreign: names.filter((name) => !name.startsWith(location.origin)).length };
}

/** What is stored on this device and what was asked, in sentences. */
async function storedWords(): Promise<string> {
  const { files, bytes } = 'caches' in window ? await cachedBytes() : { files: 0, bytes: 0 };
  const databases = (await indexedDB.databases?.()) ?? [];
  const cookies = document.cookie === '' ? 0 : document.cookie.split(';').length;
  const { all, foreign } = asked();
  const stored =
    files === 0
      ? 'No file of this site is stored here yet.'
      : `${files} files of the app are stored here, ${megabytes(bytes)}, so that it opens without a signal.`;
  return `${stored} Databases: ${databases.length}. Saved settings: ${localStorage.length}. Cookies a script can read: ${cookies}. This page asked ${all} addresses, ${foreign} of them anywhere else than ${location.host}.`;
}

/** Makes a button work: it shows itself, and what comes of it is written beside it. */
function onPress(page: ParentNode, name: string, working: string, work: () => Promise<string>): void {
  const button = part<HTMLButtonElement>(page, name);
  const answer = part(page, `${name}-answer`);
  if (!button || !answer) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    answer.textContent = working;
    work().then(
      (text) => {
        answer.textContent = text;
      },
      (reason: unknown) => {
        answer.textContent = reason instanceof Error ? reason.message : String(reason);
      },
    );
  });
}

/**
 * Brings what only a script can do on the start page. Both answers are worked out when the button is pressed.
 * @param page the drawn page
 */
export function enliven(page: ParentNode): void {
  onPress(page, 'recompute', 'Reading the label…', async () => {
    // The way to the engine comes with the first press: the page itself stays small.
    const { recomputeSample, sampleReceipt } = await import('./recompute-sample.ts');
    const report = await recomputeSample();
    const { engine, knowledge } = report.versions;
    const what = `${report.ingredients.length} ingredients read, ${report.deductions.length} deductions, score ${report.score}`;
    return sampleReceipt(report) === shownReceipt(page)
      ? `${what}: line by line the receipt that stands here. Engine ${engine}, knowledge ${knowledge}.`
      : `${what}. This is not the receipt that stands here: the page is older than the engine. Load it again.`;
  });
  onPress(page, 'stored', 'Counting…', storedWords);
}
