import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { byteWords } from '#web/words/byte-words.ts';
import { type Arriving, useBackupDownload } from './use-backup-download.ts';

/** How far a download is: of its size, or so far where nobody says that. */
function DownloadProgress({ arriving: { here, of } }: { arriving: Arriving }) {
  const known = of === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': of, 'aria-valuenow': Math.min(here, of) };
  return (
    <div className="grid gap-1">
      <div className="progress" role="progressbar" aria-label="Download of the backup" {...known}>
        {of !== null && <b style={{ width: `${Math.min(100, (100 * here) / of)}%` }} />}
      </div>
      <p className="small num text-ink-2">{`${byteWords(here)} ${of === null ? 'so far' : `of ${byteWords(of)}`}`}</p>
    </div>
  );
}

/** Downloads one backup, once the code of the app was typed again. @param taken when it was taken, in words */
export function BackupDownload({ at, taken }: { at: number; taken: string }) {
  const { pending, problem, arriving, download, cancel } = useBackupDownload(at);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const close = () => {
    cancel();
    setOpen(false);
    setCode('');
  };
  const saved = () => {
    close();
    showToast({ title: 'The backup is saved', description: 'It is encrypted: keep the key that opens it elsewhere.' });
  };
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
            <Button block pending={pending} onClick={() => void download(code, saved)}>
              {pending ? 'Downloading...' : 'Download'}
            </Button>
            <Button variant="secondary" block onClick={pending ? cancel : close}>
              {pending ? 'Cancel the download' : 'Cancel'}
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
        {arriving && <DownloadProgress arriving={arriving} />}
        {problem && !problem.fields?.code && (
          <Notice level="WARNING" role="alert">
            {problem.message}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
