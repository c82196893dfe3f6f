import { type ClipboardEvent, type FormEvent, useId, useState } from 'react';
import type { Gtin } from '#domain/products/gtin.ts';
import { pastedCode } from '#domain/scanning/pasted-code.ts';
import { Button } from '#web/ui/button.tsx';
import { barcodeHint } from './barcode-hint.ts';

interface BarcodeFormProps {
  /** Answers whether the code was taken. */
  onSubmit: (gtin: Gtin) => boolean;
}

const TONE = { plain: 'text-ink-2', fits: 'text-level-text level-low', wrong: 'text-level-text level-high' } as const;

/** The barcode by hand: always there, checked while it is typed; what is pasted may hold more than the digits. */
export function BarcodeForm({ onSubmit }: BarcodeFormProps) {
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
    // A few digits are put where the cursor stands, as anywhere.
    if (digits.length < 8) return;
    event.preventDefault();
    change(digits.slice(0, 20));
  };
  return (
    <form onSubmit={submit} className="mt-3.5 grid gap-1.5" noValidate>
      <label htmlFor={id} className="small-strong">
        Type the barcode
      </label>
      <div className="flex gap-2">
        <div className="field-box min-w-0 flex-1">
          <input
            id={id}
            className="num"
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
        <Button type="submit" variant={hint.gtin ? 'primary' : 'secondary'}>
          Look up
        </Button>
      </div>
      <p
        id={`${id}-hint`}
        className={`caption min-h-[18px] num ${TONE[wrong ? 'wrong' : hint.tone]}`}
        aria-live="polite"
      >
        {hint.text}
      </p>
    </form>
  );
}
