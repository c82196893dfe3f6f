import { useCallback, useState } from 'react';
import { OUTCOMES, type Outcome } from '#domain/groups/trust.ts';
import {
  adminDecideReview,
  adminReviews,
  adminShowReview,
  type HiddenReview,
  type ReportedReview,
} from '#domain/reviews/admin-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { OUTCOME_WORDS } from './decision-words.ts';
import { SureButton } from './sure-button.tsx';
import { useSending } from './use-sending.ts';

function Reported({ review, again }: { review: ReportedReview; again: () => void }) {
  const { id, reason, words, at, product, author, stars, text, earlier, hiddenBefore } = review;
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [decision, setDecision] = useState<Outcome>('hide');
  const [why, setWhy] = useState('');
  const decide = () => {
    if (decision !== 'dismiss' && why.trim() === '') {
      return setProblem({
        code: 'INVALID_INPUT',
        message: '',
        fields: { why: 'Please say why: its author reads it.' },
      });
    }
    void send(
      () => ask(adminDecideReview, { params: { id }, body: { decision, why } }),
      () => {
        showToast({ title: 'Decided', description: 'Everything reported of this review is answered.' });
        again();
      },
    );
  };
  return (
    <li className="p-4">
      <h2 className="title-3 wrap-anywhere">{product.name ?? product.id}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, ${stars} of 5. ${reasonWords(reason)}${words === '' ? '' : `: “${words}”`}, `}
        <TimeAgo at={at} />
        {hiddenBefore > 0 && `. ${hiddenBefore} of their reviews are hidden`}
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text === '' ? 'Stars alone.' : text}</p>
      {[...new Set(earlier)].map((version) => (
        <p key={version} className="small mt-1 whitespace-pre-wrap wrap-anywhere text-ink-2">
          {`Before: ${version}`}
        </p>
      ))}
      <form
        noValidate
        aria-label={`Decide about the review of ${author}`}
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <SelectField
          label="Decision"
          value={decision}
          onChange={(event) => setDecision(OUTCOMES.find((one) => one === event.target.value) ?? 'dismiss')}
        >
          {OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {OUTCOME_WORDS[one]}
            </option>
          ))}
        </SelectField>
        {decision !== 'dismiss' && (
          <Field
            label="Why, for its author"
            maxLength={300}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
            error={problem && (problem.fields?.why ?? problem.message)}
          />
        )}
        <Button type="submit" variant="secondary" pending={pending}>
          {pending ? 'Deciding' : 'Decide'}
        </Button>
        {decision === 'dismiss' && problem && <p role="alert">{problem.message}</p>}
      </form>
    </li>
  );
}

function Hidden({ review, again }: { review: HiddenReview; again: () => void }) {
  const { product, authorId, author, text, why, at } = review;
  const ask = useAdminAsk();
  return (
    <li className="p-4">
      <p className="strong wrap-anywhere">{product.name ?? product.id}</p>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, hidden for: ${why}, `}
        <TimeAgo at={at} />
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <SureButton
        label="Show it again"
        sureLabel="Yes, show it again"
        send={() => ask(adminShowReview, { params: { id: product.id, author: authorId } })}
        then={again}
      />
    </li>
  );
}

function Reviews() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminReviews), [ask]));
  return (
    <div className="mt-4">
      <AskedView asked={asked} again={again}>
        {({ reported, hidden }) => (
          <>
            {reported.length === 0 ? (
              <p className="text-ink-2">No review waits for a decision.</p>
            ) : (
              <ul className="panel panel-list" aria-label="Reported reviews">
                {reported.map((review) => (
                  <Reported key={review.id} review={review} again={again} />
                ))}
              </ul>
            )}
            {hidden.length > 0 && (
              <Section title="Hidden">
                <ul className="panel panel-list">
                  {hidden.map((review) => (
                    <Hidden key={`${review.authorId} ${review.product.id}`} review={review} again={again} />
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </AskedView>
    </div>
  );
}

/** /admin/reviews: what was reported of products' reviews (product P23.5) */
export const AdminReviews = () => (
  <AdminFrame title="Reviews">
    <Reviews />
  </AdminFrame>
);
