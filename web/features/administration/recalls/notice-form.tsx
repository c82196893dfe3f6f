import { useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { HazardClass, RecallArea, RemedyKind } from '#domain/recalls/notice.ts';
import { OWN_NOTICE_MAX, type OwnNotice } from '#domain/recalls/own/own-notice.ts';
import { AREA_WORDS, HAZARD_WORDS, remedyWords } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { entriesOf } from './notice-words.ts';

/** A new notice, before anything was typed. */
export const EMPTY_NOTICE: OwnNotice = {
  ...{ title: '', brands: [], products: [], gtins: [], lots: [], models: [] },
  ...{ area: 'food', hazard: 'other', reason: '', remedy: { kind: 'refund', text: '' }, link: '' },
};

/** Fields of several entries, one on each line. */
const LISTS = [
  { name: 'products', label: 'Products', hint: 'One on each line, as it is called on the pack.', required: true },
  { name: 'brands', label: 'Brands', hint: 'One on each line.', required: false },
  { name: 'gtins', label: 'Barcodes', hint: 'One on each line. With them homes are found for sure.', required: false },
  { name: 'lots', label: 'Lots', hint: 'One on each line. With them no other lot is meant.', required: false },
  { name: 'models', label: 'Models', hint: 'One on each line, such as KX-1200.', required: false },
] as const;

interface NoticeFormProps {
  /** What stands in it at first. */
  first: OwnNotice;
  pending: boolean;
  problem: Problem | null;
  /** Shows how it would read. */
  onPreview: (draft: OwnNotice) => void;
  onCancel: () => void;
}

/** What was wrong with a field, or with an entry of a list. */
const wrongAt = (problem: Problem | null, name: string): string | undefined =>
  Object.entries(problem?.fields ?? {}).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];

/** A recall notice of this server, to be written or corrected. Nothing is published from here: it is looked at first. */
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
      {/* What is being counted is what stands here: nothing typed meanwhile gets lost. */}
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
              label="What kind of thing"
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
              label="What may happen"
              hint="What names a danger to people is told at once, in quiet hours too."
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
            label="Where it is told at length"
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
      {problem && <p role="alert">{problem.fields ? 'Please put right what is marked.' : problem.message}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {pending ? 'Counting...' : 'Look at it first'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
