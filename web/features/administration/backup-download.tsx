import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { byteWords } from '#web/words/byte-words.ts';
import { type Arriving, useBackupDownload } from './use-backup-download.ts';

/** Progress of a download: a share of its size, or the bytes so far if the size is unknown. */
function DownloadProgress({ arriving: { here, of } }: { arriving: Arriving }) {
  const known = of === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': of, 'aria-valuenow': Math.min(here, of) };
  return (
    <div className="grid gap-1">
      <div className="progress" role="progressbar" aria-label="Backup download" {...known}>
        {of !== null && <b style={{ width: `${Math.min(100, (100 * here) / of)}%` }} />}
      </div>
      <p className="small num text-ink-2">{`${byteWords(here)} ${of === null ? 'so far' : `of ${byteWords(of)}`}`}</p>
    </div>
  );
}

/** Downloads one backup after the code of the app is typed again. @param taken when it was taken, in words */
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
    showToast({ title: 'Backup saved', description: 'It is encrypted: keep its key somewhere else.' });
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Download the backup from ${taken}`}
        onClick={() => setOpen(true)}
      >
        Download
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Download this backup?"
        description={`The database from ${taken}, encrypted to the BACKUP_RECIPIENT key. Pictures are not included.`}
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
          label="Code from your app"
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
