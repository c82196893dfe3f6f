import { type ClipboardEvent, type FormEvent, useCallback, useId, useState } from 'react';
import type { Gtin } from '#domain/products/gtin.ts';
import { pastedCode } from '#domain/scanning/pasted-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { barcodeHint } from './barcode-hint.ts';

interface BarcodeFormProps {
  /** Returns whether the code was accepted. */
  onSubmit: (gtin: Gtin) => boolean;
}

const TONE = { plain: 'text-ink-2', fits: 'text-level-text level-low', wrong: 'text-level-text level-high' } as const;

/** Barcode entry by hand, checked while typing. Pasted text may contain more than the digits. */
function BarcodeForm({ onSubmit }: BarcodeFormProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const id = useId();
  const hint = barcodeHint(typed);
  const wrong = hint.tone === 'wrong' || (asked && hint.gtin === null);
  const change = (text: string) => {
    setTyped(text);
    setAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (hint.gtin && onSubmit(hint.gtin)) change('');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = pastedCode(event.clipboardData.getData('text'));
    // A few digits are pasted at the cursor as usual.
    if (digits.length < 8) return;
    event.preventDefault();
    change(digits.slice(0, 20));
  };
  // The dialog focuses the element with this attribute first, which opens the keyboard.
  const first = useCallback((input: HTMLInputElement | null) => input?.setAttribute('autofocus', ''), []);
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="sr-only">
          Type the barcode
        </label>
        <div className="field-box">
          <input
            ref={first}
            id={id}
            className="num title-2"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={20}
            placeholder="Barcode number"
            value={typed}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint`}
            onPaste={paste}
            onChange={(event) => change(event.target.value)}
          />
        </div>
        <p
          id={`${id}-hint`}
          className={`caption min-h-[18px] num ${TONE[wrong ? 'wrong' : hint.tone]}`}
          aria-live="polite"
        >
          {hint.text}
        </p>
      </div>
      <Button type="submit" block variant={hint.gtin ? 'primary' : 'secondary'}>
        Look up
      </Button>
    </form>
  );
}

interface BarcodeSheetProps extends BarcodeFormProps {
  onClose: () => void;
}

/** Barcode entry by hand as a sheet, with the keyboard open. */
export const BarcodeSheet = ({ onSubmit, onClose }: BarcodeSheetProps) => (
  <Sheet open onClose={onClose} title="Type the barcode" form>
    <BarcodeForm onSubmit={onSubmit} />
  </Sheet>
);
