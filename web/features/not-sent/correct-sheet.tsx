import { type FormEvent, useRef, useState } from 'react';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { OPERATION_WORDS } from '#web/words/operation-words.ts';
import { whyNotSent } from '#web/words/why-not-sent.ts';
import { CorrectField } from './correct-field.tsx';
import { correctedPayload, type PayloadField, payloadFields } from './payload-fields.ts';
import { needsRestore, sendCorrected } from './try-again.ts';
import type { Unsent } from './use-not-sent.ts';

/** The error about a value, if the server's answer names it. */
const errorOf = (errors: Readonly<Record<string, string>>, { path }: PayloadField): string | undefined =>
  errors[['payload', ...path].join('.')];

/**
 * A refused change as a form, with its original values. Saving replaces it with a new change, in one transaction unless
 * its subject has to be restored first.
 */
export function CorrectSheet({ unsent: { entry, subject }, onClose }: { unsent: Unsent; onClose: () => void }) {
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<readonly PayloadField[]>(() => payloadFields(entry.operation));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const again = needsRestore(entry) ? 'Restore it and send again' : 'Save and send again';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const done = await sendCorrected(client, entry, correctedPayload(entry.operation, fields));
    setSaving(false);
    if (done.ok) {
      showToast({ title: 'Saved on this phone', description: 'It will be sent again.', variant: 'success' });
      onClose();
      return;
    }
    const named = done.problem.fields ?? {};
    setErrors(named);
    setProblem(fields.some((field) => errorOf(named, field)) ? null : done.problem.message);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <Sheet open onClose={onClose} title={subject ?? OPERATION_WORDS[entry.operation.type]} form>
      <form ref={form} onSubmit={save} className="grid gap-4" noValidate>
        <Notice level="CAUTION">{whyNotSent(entry)}</Notice>
        {fields.map((field) => (
          <CorrectField
            key={field.path.join('.')}
            field={field}
            error={errorOf(errors, field)}
            onChange={(value) =>
              setFields((now) => now.map((one) => (one.path === field.path ? { ...one, value } : one)))
            }
          />
        ))}
        {problem && (
          <Notice level="WARNING" role="alert">
            {problem}
          </Notice>
        )}
        <Button type="submit" block pending={saving}>
          {saving ? 'Saving' : again}
        </Button>
      </form>
    </Sheet>
  );
}
