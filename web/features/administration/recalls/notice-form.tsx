import { useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { HazardClass, RecallArea, RemedyKind } from '#domain/recalls/notice.ts';
import { OWN_NOTICE_MAX, type OwnNotice } from '#domain/recalls/own/own-notice.ts';
import { AREA_WORDS, HAZARD_WORDS, remedyWords } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { entriesOf } from './notice-words.ts';

/** An empty form for a new notice. */
export const EMPTY_NOTICE: OwnNotice = {
  ...{ title: '', brands: [], products: [], gtins: [], lots: [], models: [] },
  ...{ area: 'food', hazard: 'other', reason: '', remedy: { kind: 'refund', text: '' }, link: '' },
};

/** Fields with several entries, one per line. */
const LISTS = [
  { name: 'products', label: 'Products', hint: 'One per line, as named on the pack.', required: true },
  { name: 'brands', label: 'Brands', hint: 'One per line.', required: false },
  { name: 'gtins', label: 'Barcodes', hint: 'One per line. They match homes for certain.', required: false },
  { name: 'lots', label: 'Lots', hint: 'One per line. They limit the notice to these lots.', required: false },
  { name: 'models', label: 'Models', hint: 'One per line, such as KX-1200.', required: false },
] as const;

interface NoticeFormProps {
  /** The initial content. */
  first: OwnNotice;
  pending: boolean;
  problem: Problem | null;
  /** Opens the preview. */
  onPreview: (draft: OwnNotice) => void;
  onCancel: () => void;
}

/** The error of a field, or of an entry in a list field. */
const wrongAt = (problem: Problem | null, name: string): string | undefined =>
  Object.entries(problem?.fields ?? {}).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];

/** Form to write or correct a recall notice of this server. Publishes nothing: the preview comes first. */
export function NoticeForm({ first, pending, problem, onPreview, onCancel }: NoticeFormProps) {
  const [draft, setDraft] = useState(first);
  const [texts, setTexts] = useState(() => Object.fromEntries(LISTS.map(({ name }) => [name, first[name].join('\n')])));
  const change = (part: Partial<OwnNotice>) => setDraft({ ...draft, ...part });
  const wrong = (name: string) => wrongAt(problem, name);
  const written: OwnNotice = {
    ...draft,
    ...Object.fromEntries(LISTS.map(({ name }) => [name, entriesOf(texts[name] ?? '')])),
  };
  return (
    <form
      noValidate
      aria-label="Recall notice"
      className="panel grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPreview(written);
      }}
    >
      {/* Disabled while households are counted, so that nothing typed meanwhile is lost. */}
      <fieldset disabled={pending} className="contents">
        <Field
          label="Title"
          required
          maxLength={OWN_NOTICE_MAX.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          error={wrong('title')}
        />
        <div className="admin-fields">
          {LISTS.map(({ name, label, hint, required }) => (
            <TextArea
              key={name}
              label={label}
              {...(!required && { note: 'Optional' })}
              hint={hint}
              required={required}
              rows={3}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              error={wrong(name)}
            />
          ))}
          <div className="grid content-start gap-4">
            <SelectField
              label="Kind of product"
              value={draft.area}
              onChange={(event) => change({ area: RecallArea.parse(event.target.value) })}
            >
              {RecallArea.options.map((area) => (
                <option key={area} value={area}>
                  {AREA_WORDS[area]}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Hazard"
              hint="Dangers to people are notified at once, even in quiet hours."
              value={draft.hazard}
              onChange={(event) => change({ hazard: HazardClass.parse(event.target.value) })}
            >
              {HazardClass.options.map((hazard) => (
                <option key={hazard} value={hazard}>
                  {HAZARD_WORDS[hazard]}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
        <TextArea
          label="Why"
          required
          rows={4}
          maxLength={OWN_NOTICE_MAX.text}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
          error={wrong('reason')}
        />
        <div className="admin-fields">
          <SelectField
            label="What to do"
            value={draft.remedy.kind}
            onChange={(event) => change({ remedy: { ...draft.remedy, kind: RemedyKind.parse(event.target.value) } })}
          >
            {RemedyKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {remedyWords({ remedy: { kind, text: '' } }).title}
              </option>
            ))}
          </SelectField>
          <Field
            label="Link to full details"
            note="Optional"
            type="url"
            inputMode="url"
            placeholder="https://"
            value={draft.link}
            onChange={(event) => change({ link: event.target.value })}
            error={wrong('link')}
          />
        </div>
        <TextArea
          label="What to do, in your words"
          note="Optional"
          rows={3}
          maxLength={OWN_NOTICE_MAX.text}
          value={draft.remedy.text}
          onChange={(event) => change({ remedy: { ...draft.remedy, text: event.target.value } })}
          error={wrong('remedy')}
        />
      </fieldset>
      {problem && <p role="alert">{problem.fields ? 'Please correct the marked fields.' : problem.message}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {pending ? 'Counting...' : 'Preview'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
