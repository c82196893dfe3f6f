import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { IngredientChip } from './ingredient-chip.tsx';
import { ItemSheet } from './item-sheet.tsx';
import type { LabelText } from './label-text.ts';
import { ListChange } from './list-change.tsx';
import { type ListItem, readingsOf, withAdded } from './list-items.ts';
import { useListReading } from './use-list-reading.ts';

interface LabelReviewProps {
  label: LabelText;
  items: readonly ListItem[];
  /** The product's stored list; null if there is none. */
  stored: string | null;
  /** Whether the list is being saved. */
  pending: boolean;
  onChange: (items: readonly ListItem[]) => void;
  onAnother: () => void;
  onUse: () => void;
  onKeepStored: () => void;
}

const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** The list that was read, one chip per ingredient. The person checks it against the pack before it is assessed. */
export function LabelReview({
  label,
  items,
  stored,
  pending,
  onChange,
  onAnother,
  onUse,
  onKeepStored,
}: LabelReviewProps) {
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [moved, setMoved] = useState('');
  const report = useListReading(items);
  const readings = readingsOf(items, report, label.unsure);
  const unclear = [...readings.values()].filter(({ state, unsure }) => state !== 'known' || unsure).length;
  const at = items.findIndex(({ id }) => id === open);
  const chosen = items[at];

  const replace = (text: string) =>
    onChange(chosen ? items.map((item) => (item === chosen ? { ...item, text } : item)) : withAdded(items, text));
  const move = (from: number, by: -1 | 1) => {
    const item = items[from];
    if (!item || from + by < 0 || from + by >= items.length) return;
    const others = items.filter((one) => one !== item);
    onChange([...others.slice(0, from + by), item, ...others.slice(from + by)]);
    setMoved(`${item.text} is now number ${from + by + 1} of ${items.length}.`);
  };

  return (
    <Page title="Check the list" className="pt-4">
      <h1 className="title-2">Check the list against the pack</h1>
      <p className="small mt-1 text-ink-2">
        {unclear > 0
          ? `${count(items.length, 'entry', 'entries')}, ${unclear} to check. Tap one to correct it.`
          : `${count(items.length, 'entry', 'entries')}. Tap one to correct it.`}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2" aria-label="Ingredients">
        {items.map((item, place) => (
          <li key={item.id}>
            <IngredientChip
              item={item}
              reading={readings.get(item.id)}
              onOpen={() => setOpen(item.id)}
              onMove={(by) => move(place, by)}
            />
          </li>
        ))}
        <li>
          <Button variant="soft" size="small" icon={<Plus size={18} />} onClick={() => setOpen('new')}>
            Add
          </Button>
        </li>
      </ul>
      <p className="sr-only" role="status">
        {moved}
      </p>
      <div className="label-review mt-5 grid gap-3">
        {label.unreadLines > 0 && (
          <Notice>
            {count(label.unreadLines, 'line was seen and could not be read.', 'lines were seen and could not be read.')}{' '}
            If ingredients are missing, add them or take another photo.
          </Notice>
        )}
        <Notice>
          A photo never proves that an allergen is absent: what is missing here may only have been misread.
        </Notice>
        {stored !== null && <ListChange stored={stored} items={items} />}
        <Button variant="secondary" block onClick={onAnother}>
          {label.photos === 0 ? 'Add a photo of this label' : `Add photo ${label.photos + 1} of this label`}
        </Button>
      </div>
      <ActionBar>
        <Button disabled={items.length === 0} pending={pending} onClick={onUse}>
          {stored === null ? 'Use this list' : 'Use the new list'}
        </Button>
        {stored !== null && (
          <Button variant="secondary" onClick={onKeepStored}>
            Keep the stored list
          </Button>
        )}
      </ActionBar>
      {open !== null && (
        <ItemSheet
          key={open}
          text={chosen?.text ?? null}
          reading={chosen && readings.get(chosen.id)}
          canRise={at > 0}
          canSink={at < items.length - 1}
          onSave={(text) => {
            replace(text);
            setOpen(null);
          }}
          onRemove={() => {
            onChange(items.filter((item) => item !== chosen));
            setOpen(null);
          }}
          onMove={(by) => move(at, by)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
