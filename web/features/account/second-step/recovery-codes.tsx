import { createPortal } from 'react-dom';
import { saveFile } from '#web/browser/save-file.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import './second-step.css';

/** Copies a text, and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done, variant: 'success' });
  } catch {
    showToast({ title: 'Not copied', description: 'Select the text and copy it by hand.', variant: 'destructive' });
  }
}

/** The recovery codes, while they can be kept: copied, saved or printed. The server cannot tell them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { user } = useAccount();
  const text = [`Safeshelf recovery codes of ${user.email}`, window.location.origin, '', ...codes, ''].join('\n');
  return (
    <>
      <p>
        Each of these signs you in once, in the place of a code of your app. Keep them where you find them without your
        phone.
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
        <Notice>They are shown only now: your server keeps nothing that it could show again.</Notice>
      </div>
      <Button block className="mt-5" onClick={onDone}>
        I have kept them
      </Button>
      {createPortal(<pre className="printed-codes">{text}</pre>, document.body)}
    </>
  );
}
