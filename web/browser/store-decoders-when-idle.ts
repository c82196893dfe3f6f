import secondReaderWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { labelReaderFiles } from '#web/workers/label/label-files.ts';
import { allowsWasm } from '#web/workers/wasm-allowed.ts';
import { whenIdle } from './when-idle.ts';

/** Whether the person turned on data saving; only some browsers report it. */
const sparesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

/**
 * Has the worker store the barcode and label readers once the page is idle, so that both work offline. The page itself
 * requests none of them before the scanner is opened.
 */
export async function storeDecodersWhenIdle(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!allowsWasm()) {
    // Starting the plain-script reader makes the worker store it; the label reader cannot run without wasm.
    whenIdle(() => {
      // If offline, it is fetched on first use.
      import('#web/workers/barcode/decode-client.ts')
        .then(({ decodeClient }) => decodeClient().warm())
        .catch(() => undefined);
    });
    return;
  }
  // The label reader is by far the largest (7 MB): with data saving on, it is fetched on first use.
  const urls = [readerWasm, secondReaderWasm, ...(sparesData() ? [] : Object.values(labelReaderFiles))];
  whenIdle(() => active?.postMessage({ type: 'wasm', urls }));
}
