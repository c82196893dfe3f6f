import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { copyText } from '../second-step/recovery-codes.tsx';
import type { MadeToken } from './make-token.tsx';

/** Shows the token once, to be copied: the server keeps only its hash (product P18.1). */
export function ShownOnce({ made, onDone }: { made: MadeToken; onDone: () => void }) {
  return (
    <>
      <p role="status">
        Give this to <span className="strong wrap-anywhere">{made.name}</span> and nobody else. Anyone who has it can
        read what you chose.
      </p>
      <p className="num mt-4 rounded-control bg-surface-2 p-4 select-all wrap-anywhere">{made.token}</p>
      <Button block variant="secondary" className="mt-4" onClick={() => void copyText(made.token, 'Token copied')}>
        Copy
      </Button>
      <div className="mt-4">
        <Notice>This is the only time it’s shown. Your server can’t show it again.</Notice>
      </div>
      <Button block className="mt-5" onClick={onDone}>
        I’ve saved it
      </Button>
    </>
  );
}
