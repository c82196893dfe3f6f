import { useLiveQuery } from 'dexie-react-hooks';
import { SquarePen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ReviewOrder, type ReviewsAnswer, reportReview } from '#domain/reviews/calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { ReportSheet } from '#web/client/report-sheet.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { productPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewFormSheet } from './review-form-sheet.tsx';
import { ReviewedProduct } from './reviewed-product.tsx';
import { SharedReviewItem } from './shared-review.tsx';
import { StarCountsPanel } from './star-counts.tsx';
import { useReviews } from './use-reviews.ts';
import './reviews.css';

const ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'helpful', label: 'Most helpful' },
] as const;

interface WhatPeopleSayProps {
  productId: string;
  shown: ReviewsAnswer;
  order: ReviewOrder;
  onOrder: (order: ReviewOrder) => void;
  onMore: () => void;
}

function WhatPeopleSay({ productId, shown, order, onOrder, onMore }: WhatPeopleSayProps) {
  const client = useClient();
  const [reported, setReported] = useState<{ key: string; name: string } | null>(null);
  const { reviews, more } = shown;
  return (
    <Section title="What people say">
      {reviews.length === 0 ? (
        <p className="text-ink-2">Nobody else on this server has reviewed it yet.</p>
      ) : (
        <>
          {reviews.length > 1 && <Segmented label="Order" options={ORDERS} value={order} onChange={onOrder} />}
          <PanelList inset={16} className="mt-3">
            {reviews.map((review) => (
              <SharedReviewItem
                key={`${review.key} ${review.writtenAt}`}
                productId={productId}
                review={review}
                onReport={() => setReported(review)}
              />
            ))}
          </PanelList>
          {more && (
            <Button className="mt-3" variant="secondary" onClick={onMore}>
              Show more
            </Button>
          )}
        </>
      )}
      {reported && (
        <ReportSheet
          title={`Report the review by ${reported.name}`}
          send={(body) => client.server.ask(reportReview, { params: { id: productId, key: reported.key }, body })}
          onClose={() => setReported(null)}
        />
      )}
    </Section>
  );
}

/** /product/:id/reviews: reviews of a product by people of this server, separate from its score (product P23). */
export function ReviewsPage({ productId }: { productId: string }) {
  const client = useClient();
  const { db } = useAccount();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [writing, setWriting] = useState(false);
  const product = useLiveQuery(async () => (await db.products.get(productId)) ?? null, [db, productId]);
  const stored = useLiveQuery(() => db.reports.get(productId), [db, productId]);
  const own = useLiveQuery(async () => (await db.reviews.get(productId)) ?? null, [db, productId]);
  const { asked, again, showMore } = useReviews(productId, order);
  useEffect(() => {
    if (product === null) void client.fetchProduct(productId);
  }, [client, product, productId]);
  // A review just posted on this phone is counted once it has reached the server.
  const sent = own && own.pending !== 1 ? `${own.rev}` : 'none';
  useEffect(() => {
    if (sent !== 'none') again();
  }, [sent, again]);
  const { hidden = null, ownHelpful = 0 } = asked.state === 'there' ? asked.value : {};
  return (
    <Page title="Reviews">
      <PageHeader title="Reviews" back={productPath(productId)} />
      {product && <ReviewedProduct product={product} stored={stored} />}
      {own && <OwnReview review={own} hidden={hidden} helpful={ownHelpful} onTakenBack={again} />}
      {/* Shown only below what this phone knows, so that nothing moves when the answer arrives. */}
      {product !== undefined && own !== undefined && (
        <div className="mt-4">
          <ServerAnswerView asked={asked} again={again}>
            {(shown) => (
              <>
                <StarCountsPanel counts={shown.counts} />
                <WhatPeopleSay productId={productId} shown={shown} order={order} onOrder={setOrder} onMore={showMore} />
              </>
            )}
          </ServerAnswerView>
        </div>
      )}
      {product && own !== undefined && (
        <ActionBar>
          <Button block icon={<SquarePen aria-hidden="true" strokeWidth={1.9} />} onClick={() => setWriting(true)}>
            {own ? 'Edit your review' : 'Write a review'}
          </Button>
        </ActionBar>
      )}
      {writing && product && <ReviewFormSheet product={product} own={own ?? null} onClose={() => setWriting(false)} />}
    </Page>
  );
}
