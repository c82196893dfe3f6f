import { Lock, ShoppingBasket } from 'lucide-react';
import { drawingOf } from '#domain/products/drawing.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { SeverityChip } from '#web/ui/risk/severity-chip.tsx';
import { personSummary } from '#web/words/person-summary.ts';
import type { MemberDraft } from '../member-draft.ts';
import { draftEffects } from './draft-effects.ts';
import { useChangesAtHome } from './use-changes-at-home.ts';

const MOST_SHOWN = 4;

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** What this profile means for the products already at home. */
function AtHomeAlready({ draft }: { draft: MemberDraft }) {
  const changes = useChangesAtHome(draft);
  if (!changes || changes.checked + changes.unlisted === 0) return null;
  const { checked, unlisted, warned } = changes;
  const more = warned.length - MOST_SHOWN;
  return (
    <section>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="title-3">At home already</h3>
        <span className="small text-ink-2">{products(checked)} checked</span>
      </div>
      {warned.length > 0 && (
        <PanelList label="Products with a warning">
          {warned.slice(0, MOST_SHOWN).map(({ product, warning }) => (
            <ProductRow
              key={product.id}
              name={product.name}
              drawing={drawingOf(product)}
              meta={warning.message}
              actions={<SeverityChip severity={warning.severity} />}
            />
          ))}
        </PanelList>
      )}
      <p className="small mt-2.5 text-ink-2">
        {warned.length === 0 && checked > 0 && 'No warning found in the sources checked. '}
        {more > 0 && `${products(more)} more with a warning. `}
        {unlisted > 0 && `${products(unlisted)} without an ingredient list: nothing is known yet.`}
      </p>
    </section>
  );
}

interface StepChangesProps {
  draft: MemberDraft;
  onEdit: () => void;
}

/** Who the person is, what reports will warn of, and what that means for the products at home. */
export function StepChanges({ draft, onEdit }: StepChangesProps) {
  const effects = draftEffects(draft);
  return (
    <>
      <div className="panel flex items-center gap-3.5 p-4">
        <Avatar name={draft.name} />
        <p className="min-w-0 flex-1">
          <b className="title-3 block">{draft.name}</b>
          <span className="text-ink-2">{personSummary(draft)}</span>
        </p>
        <Button variant="quiet" size="small" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <section>
        <h3 className="title-3 mb-2.5">From now on</h3>
        <PanelList inset={52}>
          {effects.map(({ why, warnsOf }) => (
            <li key={why} className="change-row level-warning">
              <SeverityShape level="WARNING" size={20} />
              <p>
                <b>{why}: warned by name</b>
                <span>{warnsOf}</span>
              </p>
            </li>
          ))}
          <li className="change-row">
            <ShoppingBasket aria-hidden="true" size={20} strokeWidth={1.9} className="text-accent-text" />
            <p>
              <b>Shopping says no</b>
              <span>
                {effects.length > 0
                  ? `To a product with a warning for ${draft.name}`
                  : `Only if there’s a warning for everyone: nothing is set for ${draft.name}`}
              </span>
            </p>
          </li>
        </PanelList>
      </section>
      <AtHomeAlready draft={draft} />
      <Notice icon={<Lock aria-hidden="true" strokeWidth={1.9} />}>
        Allergies, conditions and pregnancy are health data. By saving them you agree that they are stored on your
        server and on your devices, for the warnings of your household only. You can remove them here at any time.
      </Notice>
    </>
  );
}
