import secondReaderWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { labelReaderFiles } from '#web/workers/label/label-files.ts';
import { allowsWasm } from '#web/workers/wasm-allowed.ts';
import { whenIdle } from './when-idle.ts';

/** Whether the person asked the browser to spare data; only some browsers tell. */
const sparesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

/**
 * Has the worker store the readers of bars and of labels once the page has nothing else to do, so that both work
 * without a signal. The page itself asks for none of them before the scanner is opened.
 */
export async function keepDecoders(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!allowsWasm()) {
    // Starting the reader that is plain script has the worker store it; the label reader cannot run here.
    whenIdle(() => {
      // Without a signal it is fetched at its first use.
      import('#web/workers/barcode/decode-client.ts')
        .then(({ decodeClient }) => decodeClient().warm())
        .catch(() => undefined);
    });
    return;
  }
  // The label reader is the larger by far (7 MB): where data is to be spared it waits for its first use.
  const urls = [readerWasm, secondReaderWasm, ...(sparesData() ? [] : Object.values(labelReaderFiles))];
  whenIdle(() => active?.postMessage({ type: 'wasm', urls }));
}
