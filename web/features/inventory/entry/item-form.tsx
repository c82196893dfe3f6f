import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addMonths } from '#domain/inventory/expiry.ts';
import type { ItemFields } from '#domain/inventory/item.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { lastDayWords, localToday } from '#web/words/expiry-words.ts';
import { DatePhoto } from './date-photo.tsx';
import { EndEntryButtons } from './end-entry-buttons.tsx';
import { EndHistory } from './end-history.tsx';
import { MonthButtons } from './month-buttons.tsx';
import { Packs } from './packs.tsx';
import { PlaceField } from './place-field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ItemActions, SeenItem } from './use-item-actions.ts';

/** Periods used in the open-jar symbol on packs, in months. */
const PERIODS = [1, 3, 6, 9, 12, 18, 24, 36];

interface ItemFormProps {
  item: SeenItem;
  name: string;
  /** Places already in use, suggested while typing. */
  places: readonly string[];
  actions: ItemActions;
  /**
   * Whether it was removed meanwhile, in another tab or by somebody else. Saving then restores it with what was typed.
   */
  gone: boolean;
  /** Called when it was saved, removed or closed. */
  onDone: () => void;
}

const periodOf = (period: string): number | null => (period === '' ? null : Number(period));
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Form for an entry: quantity, place, expiry date, day of opening, notes; and to remove it. */
export function ItemForm({ item, name, places, actions, gone, onDone }: ItemFormProps) {
  const today = localToday(new Date());
  // Changes are compared with the entry as the person saw it, so that what others write meanwhile is left alone.
  const [seen] = useState(item);
  const [place, setPlace] = useState(item.place ?? '');
  const [expiresOn, setExpiresOn] = useState(item.expiresOn ?? '');
  const [openedOn, setOpenedOn] = useState(item.openedOn ?? '');
  const [period, setPeriod] = useState(item.periodAfterOpening?.toString() ?? '');
  const [notes, setNotes] = useState(item.notes);
  const [saving, setSaving] = useState(false);
  const periods = [...new Set([...PERIODS, ...(item.periodAfterOpening ? [item.periodAfterOpening] : [])])];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const next: ItemFields = {
      place: orNull(place),
      expiresOn: orNull(expiresOn),
      openedOn: orNull(openedOn),
      periodAfterOpening: periodOf(period),
      notes: notes.trim(),
    };
    const saved = await (gone ? actions.putBack(seen, next) : actions.edit(seen, next));
    setSaving(false);
    if (saved) onDone();
  };

  return (
    <form onSubmit={save} className="grid gap-4">
      {gone ? (
        <Notice role="alert">
          This product has been removed from the inventory, in another tab or by someone else. What you typed is still
          here: put it back and save, or close this to leave it removed.
        </Notice>
      ) : (
        <QuantityStepper quantity={item.quantity} onAdjust={(delta) => actions.adjust(item, delta)} />
      )}
      <PlaceField
        note="Optional"
        placeholder="Kitchen, under the sink"
        value={place}
        onChange={setPlace}
        places={places}
      />
      <Field
        label="Expiry or best before date"
        note="Optional"
        type="date"
        min="1970-01-01"
        max="2200-12-31"
        value={expiresOn}
        onChange={(event) => setExpiresOn(event.target.value)}
      />
      <MonthButtons label="Expires in" onPick={(months) => setExpiresOn(addMonths(today, months))} />
      <DatePhoto
        onDate={setExpiresOn}
        onLot={(lot) => setNotes((now) => (now.includes(`Lot ${lot}`) ? now : `${now.trim()}\nLot ${lot}`.trim()))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Opened on"
          note="Optional"
          type="date"
          min="1970-01-01"
          max={today}
          value={openedOn}
          onChange={(event) => setOpenedOn(event.target.value)}
        />
        <SelectField label="Keeps after opening" value={period} onChange={(event) => setPeriod(event.target.value)}>
          <option value="">Not stated</option>
          {periods
            .sort((a, b) => a - b)
            .map((months) => (
              <option key={months} value={months}>
                {months === 1 ? '1 month' : `${months} months`}
              </option>
            ))}
        </SelectField>
      </div>
      {openedOn === '' && (
        <button type="button" className="filter-chip -mt-1.5 justify-self-start" onClick={() => setOpenedOn(today)}>
          Opened today
        </button>
      )}
      <p className="small -mt-1 text-ink-2" role="status">
        {lastDayWords({
          expiresOn: orNull(expiresOn),
          openedOn: orNull(openedOn),
          periodAfterOpening: periodOf(period),
        })}
      </p>
      <TextArea
        label="Notes"
        note="Optional"
        rows={2}
        maxLength={2000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <Button type="submit" block pending={saving}>
        {saving ? 'Saving' : gone ? 'Put back and save' : 'Save'}
      </Button>
      {!gone && (
        <>
          <Packs item={item} name={name} actions={actions} inForm />
          <EndEntryButtons item={item} name={name} actions={actions} onDone={onDone} />
          <EndHistory productId={item.productId} />
          <Button
            variant="danger"
            block
            icon={<Trash2 aria-hidden="true" strokeWidth={1.9} />}
            onClick={() => {
              onDone();
              actions.remove(seen, name);
            }}
          >
            Remove from inventory
          </Button>
        </>
      )}
    </form>
  );
}
