import { createPortal } from 'react-dom';
import { saveFile } from '#web/browser/save-file.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import './second-step.css';

/** Copies a text to the clipboard, and shows a toast. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done, variant: 'success' });
  } catch {
    showToast({ title: 'Not copied', description: 'Select the text and copy it by hand.', variant: 'destructive' });
  }
}

/** Shows the recovery codes once, to be copied, saved or printed. The server cannot show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { user } = useAccount();
  const text = [`Safeshelf recovery codes of ${user.email}`, window.location.origin, '', ...codes, ''].join('\n');
  return (
    <>
      <p>
        Each of these signs you in once, in place of a code from your app. Keep them where you can find them without
        your phone.
      </p>
      <ol className="num mt-4 grid gap-1 text-center select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button size="small" variant="soft" onClick={() => void copyText(text, 'Codes copied')}>
          Copy
        </Button>
        <Button
          size="small"
          variant="soft"
          onClick={() => saveFile('safeshelf-recovery-codes.txt', 'text/plain', text)}
        >
          Download
        </Button>
        <Button size="small" variant="soft" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="mt-4">
        <Notice>This is the only time they’re shown. Your server can’t show them again.</Notice>
      </div>
      <Button block className="mt-5" onClick={onDone}>
        I’ve saved them
      </Button>
      {createPortal(<pre className="printed-codes">{text}</pre>, document.body)}
    </>
  );
}
