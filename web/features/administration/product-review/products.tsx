import { useCallback, useEffect, useRef, useState } from 'react';
import {
  adminProductPreview,
  adminProducts,
  type ReviewEdits,
  type ReviewedProduct,
  type WaitingProduct,
} from '#domain/catalogue/review/admin-calls.ts';
import type { Product } from '#domain/products/product.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from '../admin-frame.tsx';
import { useLive } from '../live/use-live.ts';
import { HoldProvider, useDrafts, useUnappliedInput } from './drafts.ts';
import { LabelPhotos } from './label-photos.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { useReviewKeys } from './review-keys.ts';
import { ReviewLines } from './review-lines.tsx';
import { ReviewDifference, ReviewReport } from './review-report.tsx';

interface ColumnsProps {
  product: ReviewedProduct;
  edits: ReviewEdits;
  onEdit: (edits: ReviewEdits) => void;
  /** Undoes the last change; null if there is none. */
  onUndo: (() => void) | null;
}

/** The catalogue's current product as edits to start from. */
const standing = ({ name, brand, ingredientsText }: Product): ReviewEdits => ({
  name,
  brand,
  ...(ingredientsText !== null && { ingredientsText }),
});

/** Side by side: the photo, the text that was read, the list parsed from it, and the report it would give. */
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
          <h3 className="title-3">Compared with the catalogue</h3>
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

/** The product's name. Takes the focus when another product comes up, so that screen readers announce it. */
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
  /** Whether somebody else decided about it, or it was withdrawn. */
  isGone: boolean;
  onDone: () => void;
}

/** One waiting product, previewed with the edits so far. */
function Reviewed({ waiting, isGone, edits, onEdit, onUndo, onDone }: ReviewedProps) {
  const ask = useAdminAsk();
  const { id, kind, offeredAt, voices, from } = waiting;
  const [asked, again] = useServerAnswer(
    useCallback(() => ask(adminProductPreview, { params: { id }, body: edits }), [ask, id, edits]),
  );
  return (
    <>
      {asked.state === 'failed' && onUndo !== null && (
        // Without this, an edit whose preview fails could not be undone.
        <Button size="small" variant="secondary" onClick={onUndo}>
          Undo the last change
        </Button>
      )}
      <ServerAnswerView asked={asked} again={again}>
        {(product) => (
          <>
            <Title>{edits.name ?? product.name}</Title>
            <p className="small text-ink-2">
              {from === null ? (kind === 'photo' ? 'Label photo' : 'Typed by hand') : `From ${from}`},{' '}
              <TimeAgo at={offeredAt} />
              {voices > 1 && `, reported by ${voices} households`}. {product.history.taken} of{' '}
              {product.history.taken + product.history.refused} from the same person accepted before.
            </p>
            <Columns product={product} edits={edits} onEdit={onEdit} onUndo={onUndo} />
            <ReviewDecision product={product} isGone={isGone} edits={edits} onEdit={onEdit} onDone={onDone} />
          </>
        )}
      </ServerAnswerView>
    </>
  );
}

interface DeskProps {
  waiting: readonly WaitingProduct[];
  /** Whether more are waiting than are listed. */
  more: boolean;
  again: () => void;
}

/** Shown instead of going on while a form has unapplied input. */
const HELD = {
  title: 'You have unsaved changes',
  description: 'Preview the change or cancel it before you go on.',
};

/** Ids the person has decided about, until the server no longer lists them. */
function useDecided(waiting: readonly WaitingProduct[]) {
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(waiting);
  if (seen !== waiting) {
    setSeen(waiting);
    setDecided(decided.filter((id) => waiting.some((one) => one.id === id)));
  }
  return [decided, (id: string) => setDecided((all) => [...all, id])] as const;
}

function Desk({ waiting, more, again }: DeskProps) {
  const [decided, decide] = useDecided(waiting);
  const open = waiting.filter(({ id }) => !decided.includes(id));
  // The current product stays until the person goes on, even if somebody else decides about it meanwhile.
  const [looked, setLooked] = useState<{ readonly one: WaitingProduct; readonly at: number } | null>(null);
  const found = open.findIndex(({ id }) => id === looked?.one.id);
  const at = found === -1 ? (looked?.at ?? 0) : found;
  const shown = open[found] ?? looked?.one;
  const lookAt = (index: number, list: readonly WaitingProduct[]) => {
    const next = list.length === 0 ? 0 : (index + list.length) % list.length;
    const one = list[next];
    setLooked(one ? { one, at: next } : null);
  };
  if (looked === null ? open.length > 0 : looked.at !== at) lookAt(at, open);
  const drafts = useDrafts();
  const { hold, isHeld } = useUnappliedInput();
  const go = (step: number) => {
    if (isHeld()) showToast(HELD);
    // If the current one is gone, the next one already has its index.
    else lookAt(found === -1 && step > 0 ? at : at + step, open);
  };
  useReviewKeys({ j: () => go(1), k: () => go(-1) });
  if (!shown) return <p className="text-ink-2">No products awaiting review.</p>;
  const { edits, before } = drafts.of(shown.id);
  const isGone = found === -1;
  const all = `${more ? 'more than ' : ''}${open.length} awaiting review`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="small text-ink-2">{isGone ? all : `${at + 1} of ${all}`}</p>
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
          isGone={isGone}
          edits={edits}
          onEdit={(next) => drafts.edit(shown.id, next)}
          onUndo={before.length === 0 ? null : () => drafts.undo(shown.id)}
          onDone={() => {
            decide(shown.id);
            const rest = open.filter(({ id }) => id !== shown.id);
            lookAt(at < rest.length ? at : 0, rest);
            again();
          }}
        />
      </HoldProvider>
    </>
  );
}

function Products() {
  const { asked, again } = useLive(adminProducts, ['products']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={asked} again={again}>
        {({ waiting, more }) => <Desk waiting={waiting} more={more} again={again} />}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/products: products offered to the catalogue and not reviewed yet (product P17.15) */
export const AdminProducts = () => (
  <AdminFrame title="Products awaiting review">
    <Products />
  </AdminFrame>
);
