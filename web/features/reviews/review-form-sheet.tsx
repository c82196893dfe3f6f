import { useLiveQuery } from 'dexie-react-hooks';
import { UsersRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { householdKind, kindWords } from '#domain/reviews/household-kind.ts';
import { REVIEW_TEXT_MAX, type Review } from '#domain/reviews/review.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { StarPicker } from './stars.tsx';

interface ReviewFormSheetProps {
  product: Pick<Product, 'id' | 'name' | 'size'>;
  /** The person's current review; null if they have none yet. */
  own: Review | null;
  onClose: () => void;
}

/** Writes or edits a review. It goes through this phone's queue, online or offline. */
export function ReviewFormSheet({ product, own, onClose }: ReviewFormSheetProps) {
  const client = useClient();
  const analytics = useAnalytics();
  const { user, db } = useAccount();
  const { status } = useNetwork();
  const [stars, setStars] = useState(own?.stars ?? null);
  const [text, setText] = useState(own?.text ?? '');
  const [says, setSays] = useState(own !== null && own.about !== null);
  const [sending, setSending] = useState(false);
  const [noStars, setNoStars] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kind = useLiveQuery(
    async () => householdKind({ members: await db.members.toArray(), pets: await db.pets.toArray() }),
    [db],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === null) return setNoStars(true);
    setSending(true);
    const about = says ? (kind ?? null) : null;
    const done = await client
      .perform('review.post', product.id, { stars, text, about })
      .catch((reason: unknown) => ({ ok: false as const, problem: { message: String(reason) } }));
    setSending(false);
    if (!done.ok) return setProblem(done.problem.message);
    void analytics.record({ name: 'community.review_posted', properties: {} });
    showToast({
      title: own ? 'Review updated' : 'Review posted',
      ...(status !== 'online' && { description: 'Others will see it once there’s a signal.' }),
      variant: 'success',
    });
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title="Your review" form>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="-mt-4 text-ink-2 wrap-anywhere">{[product.name, product.size].filter(Boolean).join(', ')}</p>
        <StarPicker
          value={stars}
          error={noStars ? 'Please give one to five stars.' : null}
          onChange={(given) => {
            setStars(given);
            setNoStars(false);
          }}
        />
        <TextArea
          label="What should others know?"
          hint="Links are removed. Please don’t write about other people’s health."
          note={`${text.length} of ${REVIEW_TEXT_MAX}`}
          rows={4}
          maxLength={REVIEW_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {kind && (
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              className="m-0 mt-0.5 size-6 flex-none accent-(--accent)"
              checked={says}
              onChange={(event) => setSays(event.target.checked)}
            />
            <span>
              {`Say “${kindWords(kind)}”`}
              <span className="small block text-ink-2">Only if you want. No names, no ages.</span>
            </span>
          </label>
        )}
        <p className="small flex gap-3 text-ink-2">
          <UsersRound size={22} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
          {`Shown as “${user.firstName ?? user.username}” to everyone on this server. One review for each product; you can edit it, and earlier versions stay readable.`}
        </p>
        {problem && (
          <Notice level="WARNING" role="alert">
            {problem}
          </Notice>
        )}
        <Button type="submit" block pending={sending}>
          {sending ? 'Saving' : own ? 'Update review' : 'Post review'}
        </Button>
      </form>
    </Sheet>
  );
}
