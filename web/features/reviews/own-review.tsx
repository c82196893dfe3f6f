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
  /** Why it is hidden from others; null where it is not, or nobody knows. */
  hidden: string | null;
  helpful: number;
  onTakenBack: () => void;
}

/** What the person says themselves, from this phone. */
export function OwnReview({ review, hidden, helpful, onTakenBack }: OwnReviewProps) {
  const client = useClient();
  const takeBack = async () => {
    const { id, stars, text, about } = review;
    const done = await client.perform('review.withdraw', id, {});
    if (!done.ok) return showToast({ title: 'Not taken back', description: done.problem.message });
    onTakenBack();
    showToast({
      title: 'Review taken back',
      action: { label: 'Undo', run: () => void client.perform('review.post', id, { stars, text, about }) },
    });
  };
  return (
    <Section title="Your review">
      <div className="panel p-4">
        <ReviewText {...review} name={helpful > 0 ? `Helped ${helpful}` : 'You'} />
        {review.pending === 1 && <p className="small mt-1 text-ink-2">Kept on this phone, will be sent.</p>}
        {hidden !== null && (
          <div className="mt-3">
            <Notice level="INFO">
              {`The people who run this server hid it from others${hidden === '' ? '.' : `: ${hidden}`} You can ask them to look again under Help.`}
            </Notice>
          </div>
        )}
        <Button className="mt-3" size="small" variant="secondary" onClick={() => void takeBack()}>
          Take it back
        </Button>
      </div>
    </Section>
  );
}
