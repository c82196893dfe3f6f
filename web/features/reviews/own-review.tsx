import type { Review } from '#domain/reviews/review.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { Shown } from '#web/offline/tables/account-db.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { ReviewText } from './review-text.tsx';

interface OwnReviewProps {
  review: Shown<Review>;
  /** Why it is hidden from others; null if it is not, or if unknown. */
  hidden: string | null;
  helpful: number;
  onTakenBack: () => void;
}

/** The person's own review, from this phone's table. */
export function OwnReview({ review, hidden, helpful, onTakenBack }: OwnReviewProps) {
  const client = useClient();
  const takeBack = async () => {
    const { id, stars, text, about } = review;
    const done = await client.perform('review.withdraw', id, {});
    if (!done.ok) return showToast({ title: 'Not withdrawn', description: done.problem.message });
    onTakenBack();
    showToast({
      title: 'Review withdrawn',
      action: { label: 'Undo', run: () => void client.perform('review.post', id, { stars, text, about }) },
    });
  };
  return (
    <Section title="Your review">
      <div className="panel p-4">
        <ReviewText {...review} name={helpful > 0 ? `Helped ${helpful}` : 'You'} />
        {review.pending === 1 && <p className="small mt-1 text-ink-2">Saved on this phone, will be sent.</p>}
        {hidden !== null && (
          <div className="mt-3">
            <Notice level="INFO">
              {`The people who run this server hid it from others${hidden === '' ? '.' : `: ${hidden}`} You can ask them to review it again under Help.`}
            </Notice>
          </div>
        )}
        <Button className="mt-3" size="small" variant="secondary" onClick={() => void takeBack()}>
          Withdraw
        </Button>
      </div>
    </Section>
  );
}
