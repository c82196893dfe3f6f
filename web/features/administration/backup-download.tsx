import { useState } from 'react';
import { adminSealedBackup } from '#domain/administration/operation-calls.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { useAdminAsk } from './admin-frame.tsx';

/** A backup of a large instance, over a slow line. */
const DOWNLOAD_MS = 3_600_000;

/** Downloads one backup, once the code of the app was typed again. @param taken when it was taken, in words */
export function BackupDownload({ at, taken }: { at: number; taken: string }) {
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const close = () => {
    setOpen(false);
    setCode('');
    setProblem(null);
  };
  const download = () =>
    send(
      () => ask(adminSealedBackup, { body: { at, code }, timeoutMs: DOWNLOAD_MS }),
      (bytes) => {
        if (bytes === null) return;
        const name = `safeshelf-${new Date(at).toISOString().replace(/[:.]/g, '-')}.db.age`;
        saveFile(name, adminSealedBackup.file, bytes);
        close();
      },
    );
  return (
    <>
      <Button size="small" variant="quiet" aria-label={`Download the backup of ${taken}`} onClick={() => setOpen(true)}>
        Download
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Download this backup?"
        description={`The database of ${taken}, encrypted to the key of BACKUP_RECIPIENT. Pictures are not in it.`}
        actions={
          <>
            <Button block pending={pending} onClick={() => void download()}>
              {pending ? 'Downloading...' : 'Download'}
            </Button>
            <Button variant="secondary" block onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Field
          label="Code of your app"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          className="num tracking-[0.3em]"
          hint="It changes every 30 seconds. The one you signed in with is refused."
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem?.fields?.code}
        />
        {problem && !problem.fields?.code && (
          <Notice level="WARNING" role="alert">
            {problem.message}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
