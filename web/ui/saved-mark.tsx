import { Cloud, CloudAlert, CloudUpload } from 'lucide-react';

export type SavedState = 'server' | 'phone' | 'not_sent';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Where something is saved, in a row's meta: a quiet sign while the server has it, words while it does not. */
export function SavedMark({ state }: { state: SavedState }) {
  if (state === 'server') {
    return (
      <span className="saved-mark" title="Saved on the server">
        {
          // Keeps the sign on the line of the last word.
          '\u00a0'
        }
        <Cloud {...sign} />
        <span className="sr-only">Saved on the server</span>
      </span>
    );
  }
  return state === 'phone' ? (
    <span className="block">
      <CloudUpload {...sign} />
      Saved on this phone
    </span>
  ) : (
    <span className="state-high block">
      <CloudAlert {...sign} />
      Not sent
    </span>
  );
}
