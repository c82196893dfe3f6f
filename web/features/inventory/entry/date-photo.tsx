import { Camera, X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { PrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';
import type { Place } from '#domain/label-photo/corners.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dateWords } from '#web/words/expiry-words.ts';
import './date-photo.css';
import { FileInput } from '#web/ui/form/file-input.tsx';

interface DatePhotoProps {
  onDate: (day: string) => void;
  onLot: (lot: string) => void;
}

type Reading = { readonly step: 'tap' | 'reading' | 'failed' } | { readonly step: 'read'; readonly found: PrintedDate };

/** The most dates offered: more would be guesses. */
const OFFERED = 3;

/** Where on the picture somebody tapped; its centre if a key was pressed. */
function placeOf({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLElement>): Place {
  const { width, height } = currentTarget.getBoundingClientRect();
  if (detail === 0 || width === 0 || height === 0) return { x: 0.5, y: 0.5 };
  return { x: nativeEvent.offsetX / width, y: nativeEvent.offsetY / height };
}

/** Reads date and lot from a photo of the pack: the person taps on the print and confirms what was read. */
export function DatePhoto({ onDate, onLot }: DatePhotoProps) {
  const id = useId();
  const [photo, setPhoto] = useState<Blob | null>(null);
  return (
    <div className="grid gap-3">
      <label className="filter-chip justify-self-start" htmlFor={id}>
        <Camera size={18} strokeWidth={1.9} aria-hidden="true" />
        Read from the pack
        <FileInput id={id} capture="environment" onFile={setPhoto} />
      </label>
      {photo && (
        <DatePicture key={`${photo.size}`} photo={photo} onDate={onDate} onLot={onLot} onClose={() => setPhoto(null)} />
      )}
    </div>
  );
}

function DatePicture({ photo, onDate, onLot, onClose }: DatePhotoProps & { photo: Blob; onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading>({ step: 'tap' });
  const run = useRef<AbortController | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  useEffect(() => () => run.current?.abort(), []);

  const read = async (place: Place) => {
    run.current?.abort();
    const own = new AbortController();
    run.current = own;
    setReading({ step: 'reading' });
    try {
      const { readDatePrint } = await import('#web/workers/label/date-print.ts');
      const found = await readDatePrint(photo, place, own.signal);
      if (!own.signal.aborted) setReading({ step: 'read', found });
    } catch {
      if (!own.signal.aborted) setReading({ step: 'failed' });
    }
  };
  return (
    <div className="date-photo">
      <div className="flex items-center justify-between gap-3">
        <p className="small-strong" role="status">
          {WORDS[reading.step === 'read' && reading.found.dates.length === 0 ? 'none' : reading.step]}
        </p>
        <IconButton label="Close the photo" onClick={onClose}>
          <X strokeWidth={1.9} />
        </IconButton>
      </div>
      {address && (
        <button
          type="button"
          className="date-photo-picture"
          aria-label="Tap the date"
          onClick={(event) => void read(placeOf(event))}
        >
          <img src={address} alt="The pack" />
        </button>
      )}
      {reading.step === 'read' && (
        <div className="flex flex-wrap gap-2">
          {reading.found.dates.slice(0, OFFERED).map(({ day, monthOnly }) => (
            <button key={day} type="button" className="filter-chip" onClick={() => onDate(day)}>
              {monthOnly ? `End of the month, ${dateWords(day)}` : dateWords(day)}
            </button>
          ))}
          {reading.found.lot && (
            <button type="button" className="filter-chip" onClick={() => onLot(reading.found.lot ?? '')}>
              {`Note lot ${reading.found.lot}`}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const WORDS = {
  tap: 'Tap the date on the photo.',
  reading: 'Reading the print on this phone.',
  failed: 'It could not be read here. Enter the date by hand, or try again online.',
  none: 'No date found. Tap again, or move closer for another photo.',
  read: 'Is this what is printed? Tap it to use it.',
} as const;
