import { Cloud, CloudAlert, CloudUpload } from 'lucide-react';

export type SavedState = 'server' | 'phone' | 'not_sent';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Where something is saved, in a row's meta line: a quiet icon once the server has it, words before that. */
export function SavedMark({ state }: { state: SavedState }) {
  if (state === 'server') {
    return (
      <span className="saved-mark" title="Saved on the server">
        {
          // Keeps the icon on the same line as the last word.
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
