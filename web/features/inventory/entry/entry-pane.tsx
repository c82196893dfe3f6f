import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { ProductPicture } from '#web/product-view/product-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { rowWord } from '#web/ui/risk/levels.ts';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { brandWords } from '#web/words/brand-words.ts';
import { dateWords, expiryNote, localToday } from '#web/words/expiry-words.ts';
import type { ViewedRow } from '../inventory-view.ts';
import { EndEntryButtons } from './end-entry-buttons.tsx';
import { EndHistory } from './end-history.tsx';
import { ItemForm } from './item-form.tsx';
import { Packs } from './packs.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ItemActions } from './use-item-actions.ts';

interface EntryPaneProps {
  row: ViewedRow;
  editing: boolean;
  /** Whether the entry in the form was removed meanwhile. */
  gone: boolean;
  places: readonly string[];
  actions: ItemActions;
  onEdit: (editing: boolean) => void;
}

const STATE = { no: '', soon: 'level-warning text-level-text', past: 'level-high text-level-text' } as const;

/** The known facts about an entry; unknown ones are left out. */
function Facts({ row: { item } }: { row: ViewedRow }) {
  const note = isUsedUp(item) ? null : expiryNote(item, localToday(new Date()));
  const facts = [
    ['Place', item.place],
    ['On the pack', item.expiresOn && dateWords(item.expiresOn)],
    ['Opened', item.openedOn && dateWords(item.openedOn)],
    ['After opening', item.periodAfterOpening && `${item.periodAfterOpening} M`],
    ['Added', dateWords(localToday(new Date(item.addedAt)))],
    ['Notes', item.notes],
  ] as const;
  return (
    <>
      {note && <p className={`strong mt-5 ${STATE[note.urgent]}`}>{note.text}</p>}
      <dl className="entry-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** The current entry, next to the list on desktop: what it is, its state, and all actions on it. */
export function EntryPane({ row, editing, gone, places, actions, onEdit }: EntryPaneProps) {
  const { item, product, shown } = row;
  const name = product?.name ?? 'Unknown Product';
  const pane = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The form was opened by a key in the list, or its closing button is gone: move the focus into the pane.
    if (wasEditing.current !== editing) pane.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  return (
    <aside ref={pane} tabIndex={-1} className="entry-pane" aria-label="Entry">
      <div className="flex items-start gap-4">
        {product ? (
          <ProductPicture product={product} />
        ) : (
          <span className="thumb thumb-large">
            <ProductDrawing kind="box" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="title-3 wrap-anywhere">{name}</h2>
          <p className="small text-ink-2">{product && brandWords(product.brand)}</p>
        </div>
      </div>
      {editing ? (
        <div className="mt-5">
          <ItemForm
            key={item.id}
            item={item}
            name={name}
            places={places}
            actions={actions}
            gone={gone}
            onDone={() => onEdit(false)}
          />
          <Button variant="quiet" block className="mt-2" onClick={() => onEdit(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <div className="mt-5 flex items-center gap-4">
            <ScoreRing risk={shown} size={116} />
            {shown.score !== null && (
              <div>
                <RiskChip level={shown.level} />
                <p className="small mt-1.5 text-ink-2">
                  {rowWord(shown) ?? `${shown.known} of ${shown.total} ingredients identified`}
                </p>
              </div>
            )}
          </div>
          <Facts row={row} />
          <div className="mt-4">
            <QuantityStepper quantity={item.quantity} onAdjust={(delta) => actions.adjust(item, delta)} />
          </div>
          <div className="mt-6 grid gap-2">
            <LinkButton to={productPath(product ? productSlug(product) : item.productId)} block>
              View report
            </LinkButton>
            <Button
              variant="secondary"
              block
              icon={<Pencil strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => onEdit(true)}
            >
              Edit
            </Button>
            <Packs item={item} name={name} actions={actions} />
            <EndEntryButtons item={item} name={name} actions={actions} onDone={() => onEdit(false)} />
          </div>
          <div className="mt-5">
            <EndHistory productId={item.productId} />
          </div>
        </>
      )}
    </aside>
  );
}
