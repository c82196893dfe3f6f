import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { copyText } from '../second-step/recovery-codes.tsx';
import type { MadeToken } from './make-token.tsx';

/** The token, while it can be kept: the server has only its hash (product P18.1). */
export function ShownOnce({ made, onDone }: { made: MadeToken; onDone: () => void }) {
  return (
    <>
      <p role="status">
        Give this to <span className="strong wrap-anywhere">{made.name}</span> and to nobody else: whoever has it reads
        what you chose.
      </p>
      <p className="num mt-4 rounded-control bg-surface-2 p-4 select-all wrap-anywhere">{made.token}</p>
      <Button block variant="secondary" className="mt-4" onClick={() => void copyText(made.token, 'Token copied')}>
        Copy
      </Button>
      <div className="mt-4">
        <Notice>It is shown only now: your server keeps nothing that it could show again.</Notice>
      </div>
      <Button block className="mt-5" onClick={onDone}>
        I have kept it
      </Button>
    </>
  );
}
