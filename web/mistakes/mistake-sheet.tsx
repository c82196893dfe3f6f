import { Paperclip } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { MISTAKE_TEXT_MAX, type MistakeAbout, type MistakeKind } from '#domain/mistakes/mistake.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import { useNetwork } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { MISTAKE_WORDS } from './mistake-words.ts';
import { useReportMistake } from './use-report-mistake.ts';

interface MistakeSheetProps {
  open: boolean;
  onClose: () => void;
  /** Kinds of mistake offered here, the likeliest first. */
  kinds: readonly MistakeKind[];
  about: MistakeAbout;
  /** Text to start with, such as the search term. */
  text?: string;
}

/** The barcode as printed on the pack. */
const codeOf = (gtin: string | null): string => {
  const stored = gtin === null ? null : storedGtin(gtin);
  return stored ? printedCode(stored) : '';
};

const attached = ({ product, ingredient, versions }: MistakeAbout): readonly string[] =>
  [
    product && [product.name, codeOf(product.gtin)].filter(Boolean).join(', '),
    product?.ingredientsText ? 'The ingredient list as it was read' : null,
    ingredient && (ingredient.raw === null ? ingredient.name : `${ingredient.name}, on the label: ${ingredient.raw}`),
    versions && `Engine ${versions.engine}, knowledge ${versions.knowledge}`,
  ].filter((line) => line !== null);

function MistakeForm({ onClose, kinds, about, text: first = '' }: Omit<MistakeSheetProps, 'open'>) {
  const [kind, setKind] = useState<MistakeKind>(kinds[0] ?? 'other');
  const [text, setText] = useState(first);
  const [empty, setEmpty] = useState(false);
  const { status } = useNetwork();
  const { send, sending, problem } = useReportMistake(onClose);
  const name = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setEmpty(true);
    void send({ kind, text, about });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <fieldset className="grid min-w-0 gap-1">
        <legend className="small-strong mb-1">What is wrong?</legend>
        {kinds.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              className="m-0 size-5 flex-none accent-(--accent)"
              name={name}
              value={one}
              checked={one === kind}
              onChange={() => setKind(one)}
            />
            <span>{MISTAKE_WORDS[one].label}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label="In your own words"
        hint={MISTAKE_WORDS[kind].hint}
        rows={4}
        maxLength={MISTAKE_TEXT_MAX}
        value={text}
        error={empty ? 'Please say what is wrong.' : null}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
        }}
      />
      <Notice icon={<Paperclip strokeWidth={1.9} aria-hidden="true" />}>
        <p>Sent with it:</p>
        <ul>
          {attached(about).map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
          <li>Nothing about your family</li>
        </ul>
      </Notice>
      {problem && (
        <Notice level="WARNING" role="alert">
          {problem.message}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button type="submit" pending={sending}>
          {sending ? 'Saving' : 'Report it'}
        </Button>
        {status !== 'online' && (
          <p className="small text-center text-ink-2">No signal. It’s saved on this phone and will be sent.</p>
        )}
      </div>
    </form>
  );
}

/** Form for reporting a mistake in a report or an ingredient. Works offline. */
export function MistakeSheet({ open, ...rest }: MistakeSheetProps) {
  return (
    <Sheet open={open} onClose={rest.onClose} title="Report a mistake" form>
      <MistakeForm {...rest} />
    </Sheet>
  );
}
