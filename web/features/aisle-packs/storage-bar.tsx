import { useEffect, useState } from 'react';
import { byteWords } from '#web/words/byte-words.ts';

/** How much of this phone's storage the packs take. Nothing if the browser does not report it. */
export function StorageBar({ packs }: { packs: number }) {
  const [room, setRoom] = useState<{ readonly used: number; readonly left: number }>();
  // Measured again when a pack was added or removed.
  useEffect(() => {
    let current = true;
    void navigator.storage?.estimate?.().then(
      ({ usage, quota }) => {
        if (!current || usage === undefined || quota === undefined) return;
        setRoom({ used: Math.max(usage, packs), left: Math.max(0, quota - usage) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [packs]);
  if (!navigator.storage?.estimate) return null;
  // Keeps its space while the browser measures, so that nothing below moves.
  if (!room) return <div className="mt-5 min-h-20" />;
  return (
    <div className="mt-5 min-h-20">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <strong className="small-strong num">{byteWords(room.used)} on this phone</strong>
        <span className="small num text-ink-2">room for {byteWords(room.left)} more</span>
      </p>
      <div
        className="progress mt-2"
        role="img"
        aria-label={`Packs take ${byteWords(packs)} of the ${byteWords(room.used)} on this phone`}
      >
        <b style={{ width: `${(100 * packs) / Math.max(1, room.used)}%` }} />
      </div>
      <p className="small num mt-1.5 text-ink-2">
        Packs {byteWords(packs)}, everything else {byteWords(room.used - packs)}
      </p>
    </div>
  );
}
