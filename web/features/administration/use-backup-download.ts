import { useRef, useState } from 'react';
import { adminSealedBackup } from '#domain/administration/operation-calls.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { type ChosenFile, canChooseFile, chooseFile } from '#web/browser/save-picker.ts';
import { useSending } from '#web/client/use-sending.ts';
import { useAdminAsk } from './admin-frame.tsx';

/** Long enough for the backup of a large instance over a slow connection. */
const DOWNLOAD_MS = 3_600_000;

const NOT_OURS = 'What arrived was not the backup. Nothing was saved.';

/** Progress of a download. */
export interface Arriving {
  readonly here: number;
  /** Total bytes; null if the server does not say. */
  readonly of: number | null;
}

/**
 * Downloads a backup: streamed into a file on the device if the browser can do that, else through memory.
 * @param at when the backup was taken
 */
export function useBackupDownload(at: number) {
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [arriving, setArriving] = useState<Arriving | null>(null);
  const stop = useRef<AbortController | null>(null);
  /** The file is chosen only once, however often the code is typed again. */
  const chosen = useRef<ChosenFile | null>(null);
  const name = `safeshelf-${new Date(at).toISOString().replace(/[:.]/g, '-')}.db.age`;

  const download = async (code: string, then: () => void): Promise<void> => {
    if (canChooseFile()) {
      chosen.current ??= await chooseFile(name);
      if (chosen.current === null) return;
    }
    const file = chosen.current;
    const calledOff = new AbortController();
    stop.current = calledOff;
    const told = (here: number, of: number | null) => setArriving({ here, of });
    const receiving = { told, open: file && (() => file.createWritable()) };
    await send(
      () =>
        ask(adminSealedBackup, {
          ...{ body: { at, code }, timeoutMs: DOWNLOAD_MS, signal: calledOff.signal, receiving },
        }),
      (bytes) => {
        if (bytes === null) return setProblem({ code: 'UNREACHABLE', message: NOT_OURS });
        if (file === null) saveFile(name, adminSealedBackup.file, bytes);
        then();
      },
    );
    if (calledOff.signal.aborted) setProblem(null);
    stop.current = null;
    setArriving(null);
  };

  return {
    pending,
    problem,
    arriving,
    download,
    /** Aborts the download, and clears the error. */
    cancel: () => {
      stop.current?.abort();
      setProblem(null);
    },
  };
}
