import { type FormEvent, useRef } from 'react';
import type { Product } from '#domain/products/product.ts';
import { paths } from '#web/paths.ts';
import { useKnownProduct } from '#web/product-view/use-known-product.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, usePageStatus } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { AddedDialog } from './added-dialog.tsx';
import type { ManualDraft } from './check-draft.ts';
import { AREAS, asksForArea, PRODUCT_KINDS } from './product-kinds.ts';
import { TakenDialog } from './taken-dialog.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { type Correcting, useManualEntry } from './use-manual-entry.ts';

const countWords = (count: number): string => {
  if (count === 0) return 'Separated by commas, in the order on the pack.';
  return count === 1 ? '1 ingredient' : `${count} ingredients`;
};

const ORDER = ['name', 'brand', 'barcode', 'ingredients'] as const;

interface FormProps {
  barcode: string;
  known: Product | null;
  list: string | null;
  photos: readonly string[];
  correcting: Correcting | null;
  /** An unfinished draft from before; null if none. */
  kept: ManualDraft | null;
}

/** The form itself, rendered once its initial content is known. */
function ManualEntryForm({ barcode, known, list, photos, correcting, kept }: FormProps) {
  const entry = useManualEntry(barcode, known, list, photos, correcting, kept);
  const { draft, errors, saving, added, taken, go, change, submit, count, restored, startAnew } = entry;
  const form = useRef<HTMLFormElement>(null);

  const send = (replaces = false) => {
    submit(replaces).then(
      (wrong) => {
        const first = ORDER.find((key) => wrong[key] !== undefined);
        if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      },
      (reason: unknown) =>
        showToast({
          title: 'Failed to create product. Please try again.',
          description: reason instanceof Error ? reason.message : String(reason),
          variant: 'destructive',
        }),
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form ref={form} onSubmit={onSubmit} className="mt-6 grid gap-5" noValidate id="manual-entry">
      {restored && (
        <Notice role="status">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            What you typed before is still here.
            <Button variant="quiet" size="small" onClick={startAnew}>
              Start over
            </Button>
          </span>
        </Notice>
      )}
      <Field
        label="Product name"
        name="name"
        maxLength={200}
        autoComplete="off"
        required
        value={draft.name}
        error={errors.name}
        onChange={(event) => change('name', event.target.value)}
      />
      <Field
        label="Brand"
        note="Optional"
        name="brand"
        maxLength={120}
        autoComplete="off"
        value={draft.brand}
        error={errors.brand}
        onChange={(event) => change('brand', event.target.value)}
      />
      <Field
        label="Barcode"
        note="Optional"
        name="barcode"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        className="num"
        value={draft.barcode}
        error={errors.barcode}
        hint="The next scan of this barcode will find your entry. Once reviewed, it can help others on your server too."
        onChange={(event) => change('barcode', event.target.value)}
      />
      <TextArea
        label="Ingredients"
        name="ingredients"
        rows={7}
        autoCapitalize="off"
        spellCheck={false}
        required
        placeholder="Aqua, Sodium Laureth Sulfate, Parfum, Citric Acid"
        value={draft.ingredients}
        error={errors.ingredients}
        hint={<span className="num">{countWords(count)}</span>}
        onChange={(event) => change('ingredients', event.target.value)}
      />
      <SelectField
        label="What is it?"
        value={draft.kind}
        hint="If you’re not sure, all likely kinds are assessed and the lowest score is shown."
        onChange={(event) => {
          const kind = PRODUCT_KINDS.find((one) => one.value === event.target.value);
          if (kind) change('kind', kind.value);
        }}
      >
        {PRODUCT_KINDS.map((kind) => (
          <option key={kind.value} value={kind.value}>
            {kind.label}
          </option>
        ))}
      </SelectField>
      {asksForArea(draft.kind) && (
        <SelectField
          label="Where does it belong?"
          note="Optional"
          value={draft.category}
          hint="It’s listed there with the products in your home."
          onChange={(event) => {
            const area = AREAS.find((one) => one.value === event.target.value);
            if (area) change('category', area.value);
          }}
        >
          {AREAS.map((area) => (
            <option key={area.value} value={area.value}>
              {area.label}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-2">
        <SwitchLine label="It’s a spray" checked={draft.spray} onChange={(spray) => change('spray', spray)} />
        <SwitchLine label="It’s made for babies" checked={draft.baby} onChange={(baby) => change('baby', baby)} />
      </div>
      <Notice>
        Your household sees what you enter. Unidentified ingredients are listed as such and lower the confidence.
      </Notice>
      <ActionBar>
        <Button
          type="submit"
          form="manual-entry"
          pending={saving}
          disabled={draft.name === '' || draft.ingredients === ''}
        >
          {saving ? 'Saving' : 'Create report'}
        </Button>
      </ActionBar>
      {added && <AddedDialog name={added.name} onGo={go} />}
      {taken && (
        <TakenDialog
          product={taken}
          onView={() => void entry.show(taken)}
          onReplace={() => send(true)}
          onClose={() => {
            entry.leaveTaken();
            // Runs after the dialog has restored the focus.
            requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="barcode"]')?.focus());
          }}
        />
      )}
    </form>
  );
}

/**
 * A product unknown to every catalogue, typed in from its pack. Assessed on this phone, even offline.
 * @param barcode the scanned code, or ''
 * @param list the ingredient list read from its label; null if none
 * @param photos the photos it was read from, kept on this phone: they go with the product
 * @param correcting an entry that the server refused, to be corrected
 */
export function ManualEntryPage({ barcode, list, photos, correcting }: Omit<FormProps, 'known' | 'kept'>) {
  const status = usePageStatus();
  const known = useKnownProduct(barcode);
  const kept = useKeptDraft(barcode, list === null && correcting === null);
  return (
    <Page title="Manual Entry">
      <TopBar back={paths.scan} title={<h1 className="title-3">Manual Entry</h1>} actions={status} />
      <p className="text-ink-2">
        {list === null || correcting
          ? 'Type in what’s on the pack. The report is created on this phone.'
          : 'The ingredient list is in. Add the product name, and the report is created on this phone.'}
      </p>
      {known !== undefined && kept !== undefined && (
        <ManualEntryForm
          barcode={barcode}
          known={known}
          list={list}
          photos={photos}
          correcting={correcting}
          kept={kept}
        />
      )}
    </Page>
  );
}
