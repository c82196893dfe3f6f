import { useCallback, useEffect, useRef, useState } from 'react';
import {
  adminProductPreview,
  adminProducts,
  type ReviewEdits,
  type ReviewedProduct,
  type WaitingProduct,
} from '#domain/catalogue/review/admin-calls.ts';
import type { Product } from '#domain/products/product.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from '../admin-frame.tsx';
import { HoldProvider, useDrafts, useHolds } from './drafts.ts';
import { LabelPhotos } from './label-photos.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { useReviewKeys } from './review-keys.ts';
import { ReviewLines } from './review-lines.tsx';
import { ReviewDifference, ReviewReport } from './review-report.tsx';

interface ColumnsProps {
  product: ReviewedProduct;
  edits: ReviewEdits;
  onEdit: (edits: ReviewEdits) => void;
  /** Takes the last change back; null where there is none. */
  onUndo: (() => void) | null;
}

/** What stands in the catalogue, as the words to go on from. */
const standing = ({ name, brand, ingredientsText }: Product): ReviewEdits => ({
  name,
  brand,
  ...(ingredientsText !== null && { ingredientsText }),
});

/** The photo beside the text that was read, beside the list as it was understood, beside the report it would give. */
function Columns({ product, edits, onEdit, onUndo }: ColumnsProps) {
  const stands = product.before?.product;
  const [photo, setPhoto] = useState(0);
  const nextPhoto = () => setPhoto((photo + 1) % Math.max(1, product.photos.length));
  useReviewKeys({ p: nextPhoto });
  return (
    <div className="admin-review mt-4">
      <section aria-label="Photo">
        <h3 className="title-3 mb-2">Photo</h3>
        <LabelPhotos id={product.id} photos={product.photos} at={photo} onNext={nextPhoto} />
        <dl className="admin-facts small mt-3">
          <dt className="text-ink-2">Code</dt>
          <dd className="num">{product.code}</dd>
          <dt className="text-ink-2">Brand</dt>
          <dd>{(edits.brand ?? product.brand) || 'none'}</dd>
        </dl>
      </section>
      <ReviewLines product={product} edits={edits} onEdit={onEdit} onUndo={onUndo} />
      <section>
        <h3 className="title-3 mb-2">Report it would give</h3>
        <ReviewReport product={product} />
        <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-2">
          <h3 className="title-3">Against what stands</h3>
          {stands && (
            <Button size="small" variant="quiet" onClick={() => onEdit(standing(stands))}>
              Revert to it
            </Button>
          )}
        </div>
        <ReviewDifference product={product} />
      </section>
    </div>
  );
}

/** The name, which takes the focus where another one comes up: who does not see the page hears it. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="title-2 mt-2 wrap-anywhere">
      {children}
    </h2>
  );
}

interface ReviewedProps extends Omit<ColumnsProps, 'product'> {
  waiting: WaitingProduct;
  onDone: () => void;
}

/** One that waits, looked at with what was put right so far. */
function Reviewed({ waiting, edits, onEdit, onUndo, onDone }: ReviewedProps) {
  const ask = useAdminAsk();
  const { id, kind, offeredAt, voices, from } = waiting;
  const [asked, again] = useAsked(
    useCallback(() => ask(adminProductPreview, { params: { id }, body: edits }), [ask, id, edits]),
  );
  return (
    <>
      {asked.state === 'failed' && onUndo !== null && (
        // What cannot be looked at so would else stay as it is.
        <Button size="small" variant="secondary" onClick={onUndo}>
          Undo the last change
        </Button>
      )}
      <AskedView asked={asked} again={again}>
        {(product) => (
          <>
            <Title>{edits.name ?? product.name}</Title>
            <p className="small text-ink-2">
              {from === null ? (kind === 'photo' ? 'Label photo' : 'Typed by hand') : `From ${from}`},{' '}
              <TimeAgo at={offeredAt} />
              {voices > 1 && `, said by ${voices} households`}. {product.history.taken} of{' '}
              {product.history.taken + product.history.refused} from the same person accepted before.
            </p>
            <Columns product={product} edits={edits} onEdit={onEdit} onUndo={onUndo} />
            <ReviewDecision product={product} edits={edits} onEdit={onEdit} onDone={onDone} />
          </>
        )}
      </AskedView>
    </>
  );
}

interface DeskProps {
  waiting: readonly WaitingProduct[];
  /** Whether others wait behind these. */
  more: boolean;
  again: () => void;
}

/** Said instead of going on, while something stands half typed. */
const HELD = {
  title: 'Something is half typed',
  description: 'Look at it with the change, or leave it, before you go on.',
};

function Desk({ waiting, more, again }: DeskProps) {
  const [id, setId] = useState<string>();
  const found = waiting.findIndex((one) => one.id === id);
  const at = Math.max(0, found);
  const drafts = useDrafts();
  const { hold, isHeld } = useHolds();
  const go = (step: number) => {
    if (isHeld()) showToast(HELD);
    else setId(waiting[(at + step + waiting.length) % waiting.length]?.id);
  };
  useReviewKeys({ j: () => go(1), k: () => go(-1) });
  const shown = waiting[at];
  if (!shown) return <p className="text-ink-2">No product waits for a review.</p>;
  const { edits, before } = drafts.of(shown.id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="small text-ink-2">{`${at + 1} of ${more ? 'more than ' : ''}${waiting.length} awaiting review`}</p>
        <div className="flex gap-2">
          <Button size="small" variant="secondary" onClick={() => go(-1)}>
            Previous <kbd className="admin-key">K</kbd>
          </Button>
          <Button size="small" variant="secondary" onClick={() => go(1)}>
            Next <kbd className="admin-key">J</kbd>
          </Button>
        </div>
      </div>
      <HoldProvider value={hold}>
        <Reviewed
          key={shown.id}
          waiting={shown}
          edits={edits}
          onEdit={(next) => drafts.edit(shown.id, next)}
          onUndo={before.length === 0 ? null : () => drafts.undo(shown.id)}
          onDone={() => {
            setId(waiting[at + 1]?.id);
            again();
          }}
        />
      </HoldProvider>
    </>
  );
}

function Products() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminProducts), [ask]));
  return (
    <div className="mt-4">
      <AskedView asked={asked} again={again}>
        {({ waiting, more }) => <Desk waiting={waiting} more={more} again={again} />}
      </AskedView>
    </div>
  );
}

/** /admin/products: what is offered to the catalogue and nobody has looked at (product P17.15) */
export const AdminProducts = () => (
  <AdminFrame title="Products awaiting review">
    <Products />
  </AdminFrame>
);
