import { Flag, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { markReview, type SharedReview } from '#domain/reviews/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { ReviewText } from './review-text.tsx';

interface SharedReviewItemProps {
  productId: string;
  review: SharedReview;
  onReport: () => void;
}

/** Somebody else's review, with buttons to mark it as helpful and to report it. */
export function SharedReviewItem({ productId, review, onReport }: SharedReviewItemProps) {
  const client = useClient();
  const [marked, setMarked] = useState(review.marked);
  const [sending, setSending] = useState(false);
  const helpful = review.helpful - Number(review.marked) + Number(marked);
  const mark = async () => {
    setSending(true);
    const params = { id: productId, key: review.key };
    const done = await client.server.ask(markReview, { params, body: { on: !marked } });
    setSending(false);
    if (done.ok) setMarked(!marked);
    else showToast({ title: 'Not marked', description: done.problem.message, variant: 'destructive' });
  };
  return (
    <li className="p-4">
      <ReviewText {...review} />
      <p className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-4">
        <button
          type="button"
          className="review-act"
          aria-pressed={marked}
          disabled={sending}
          onClick={() => void mark()}
        >
          <ThumbsUp strokeWidth={1.9} aria-hidden="true" />
          Helpful{helpful > 0 && <span className="num"> {helpful}</span>}
        </button>
        <button type="button" className="review-act" onClick={onReport}>
          <Flag strokeWidth={1.9} aria-hidden="true" />
          Report
          <span className="sr-only"> the review by {review.name}</span>
        </button>
      </p>
    </li>
  );
}
