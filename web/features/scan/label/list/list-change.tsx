import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { listDifference } from '#domain/label-photo/list-change.ts';
import { Panel } from '#web/ui/frame/panel.tsx';
import type { ListItem } from './list-items.ts';
import { itemsOf } from './read-list-items.ts';

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p className="small mt-2">
      <span className="small-strong">{title}: </span>
      {names.join(', ')}
    </p>
  );

/** Compares the list on the pack with the stored one, since makers change formulas without changing the barcode. */
export function ListChange({ stored, items }: { stored: string; items: readonly ListItem[] }) {
  const before = itemsOf(stored).map(({ text }) => text);
  const { added, removed, moved } = listDifference(
    before,
    items.map(({ text }) => text),
    normaliseName,
  );
  const same = added.length + removed.length + moved.length === 0;
  return (
    <Panel>
      <h2 className="strong">{same ? 'The same as the stored list' : 'Different from the stored list'}</h2>
      <Names title="New on this pack" names={added} />
      <Names title="No longer on it" names={removed} />
      <Names title="Moved" names={moved} />
      {!same && (
        <p className="small mt-2 text-ink-2">
          The formula may have changed, or a word was misread. You decide which list is right for your pack.
        </p>
      )}
    </Panel>
  );
}
