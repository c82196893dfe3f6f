const part = <E extends HTMLElement>(page: ParentNode, name: string): E | null =>
  page.querySelector<E>(`[data-live="${name}"]`);

/** All texts of the receipt on the page, in order. */
const shownReceipt = (page: ParentNode): string =>
  [...page.querySelectorAll('.landing-receipt .receipt-name, .landing-receipt .receipt-points')]
    .map((cell) => cell.textContent?.trim() ?? '')
    .join('\n');

const bytesOf = async (response: Response): Promise<number> => (await response.blob()).size;

/** Number and bytes of the files in this origin's caches: the stored files of the app. */
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

/** Number of addresses this page has requested, and how many of them are on other origins. */
function asked(): { readonly all: number; readonly foreign: number } {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return { all: names.length + 1, foreign: names.filter((name) => !name.startsWith(location.origin)).length };
}

/** What is stored on this device and what was requested, in sentences. */
async function storedWords(): Promise<string> {
  const { files, bytes } = 'caches' in window ? await cachedBytes() : { files: 0, bytes: 0 };
  const databases = (await indexedDB.databases?.()) ?? [];
  const cookies = document.cookie === '' ? 0 : document.cookie.split(';').length;
  const { all, foreign } = asked();
  const stored =
    files === 0
      ? 'No files from this site are stored here yet.'
      : `${files} app files are stored here, ${megabytes(bytes)}, so it opens without a signal.`;
  return `${stored} Databases: ${databases.length}. Saved settings: ${localStorage.length}. Cookies a script can read: ${cookies}. This page contacted ${all} addresses, ${foreign} of them outside ${location.host}.`;
}

/** Activates a button: shows it, and writes the result of its work next to it. */
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
 * Adds what needs a script to the start page. Each answer is computed only when its button is pressed.
 * @param page the prerendered page
 */
export function activateStartPage(page: ParentNode): void {
  onPress(page, 'recompute', 'Reading the label…', async () => {
    // The engine's code is loaded with the first press, so that the page itself stays small.
    const { recomputeSample, sampleReceipt } = await import('./recompute-sample.ts');
    const report = await recomputeSample();
    const { engine, knowledge } = report.versions;
    const what = `${report.ingredients.length} ingredients read, ${report.deductions.length} deductions, score ${report.score}`;
    return sampleReceipt(report) === shownReceipt(page)
      ? `${what}: line for line the receipt shown here. Engine ${engine}, knowledge ${knowledge}.`
      : `${what}. This isn’t the receipt shown here: the page is older than the engine. Reload it.`;
  });
  onPress(page, 'stored', 'Counting…', storedWords);
}
