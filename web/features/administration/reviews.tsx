import {
  adminDecideReview,
  adminReviews,
  adminShowReview,
  type HiddenReview,
  type ReportedReview,
} from '#domain/reviews/admin-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { DecisionForm } from './decision-form.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

function Reported({ review, done }: { review: ReportedReview; done: () => void }) {
  const { id, reason, words, at, product, author, stars, text, earlier, hiddenBefore } = review;
  const ask = useAdminAsk();
  return (
    <>
      <h2 className="title-3 wrap-anywhere">{product.name ?? product.id}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, ${stars} of 5. ${reasonWords(reason)}${words === '' ? '' : `: “${words}”`}, `}
        <TimeAgo at={at} />
        {hiddenBefore > 0 && `. ${hiddenBefore} of their reviews are hidden`}
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text === '' ? 'Stars only.' : text}</p>
      {[...new Set(earlier)].map((version) => (
        <p key={version} className="small mt-1 whitespace-pre-wrap wrap-anywhere text-ink-2">
          {`Before: ${version}`}
        </p>
      ))}
      <DecisionForm
        name={`Decide on the review by ${author}`}
        first="hide"
        send={(body) => ask(adminDecideReview, { params: { id }, body })}
        done={() => {
          showToast({ title: 'Decided', description: 'All reports of this review are answered.' });
          done();
        }}
      />
    </>
  );
}

function Hidden({ review, done }: { review: HiddenReview; done: () => void }) {
  const { product, authorId, author, text, why, at } = review;
  const ask = useAdminAsk();
  return (
    <>
      <p className="strong wrap-anywhere">{product.name ?? product.id}</p>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, hidden for: ${why}, `}
        <TimeAgo at={at} />
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <ConfirmButton
        label="Show it again"
        sureLabel="Yes, show it again"
        send={() => ask(adminShowReview, { params: { id: product.id, author: authorId } })}
        then={done}
      />
    </>
  );
}

function Reviews() {
  const live = useLive(adminReviews, ['reviews']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ reported, hidden }) => (
          <>
            <LiveRows
              live={live}
              rows={reported}
              idOf={({ id }) => id}
              label="Reported reviews"
              count={(rows) => counted(rows, 'reported review')}
              empty={<p className="text-ink-2">No reviews awaiting a decision.</p>}
            >
              {(review, done) => <Reported review={review} done={done} />}
            </LiveRows>
            {hidden.length > 0 && (
              <Section title="Hidden">
                <LiveRows
                  live={live}
                  rows={hidden}
                  idOf={({ authorId, product }) => `${authorId} ${product.id}`}
                  label="Hidden reviews"
                  count={(rows) => counted(rows, 'hidden review')}
                  empty={null}
                >
                  {(review, done) => <Hidden review={review} done={done} />}
                </LiveRows>
              </Section>
            )}
          </>
        )}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/reviews: reported reviews of products (product P23.5) */
export const AdminReviews = () => (
  <AdminFrame title="Reviews">
    <Reviews />
  </AdminFrame>
);
