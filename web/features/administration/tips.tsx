import { type AdminTip, adminDecideTip, adminTips } from '#domain/tips/calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { DecisionForm } from './decision-form.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

const stateOf = ({ hiddenBy, why }: AdminTip): string | null => {
  if (hiddenBy === null) return null;
  return hiddenBy === 'held' ? (why ?? 'Awaiting review.') : `Hidden for: ${why ?? ''}`;
};

function ToLookAt({ tip, done }: { tip: AdminTip; done: () => void }) {
  const { id, author, area, audience, title, text, source, writtenAt, hiddenBy, reports } = tip;
  const ask = useAdminAsk();
  const state = stateOf(tip);
  return (
    <>
      <h2 className="title-3 wrap-anywhere">{title}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, ${area}, for ${audience}, `}
        <TimeAgo at={writtenAt} />
      </p>
      {state && <p className="strong mt-1 wrap-anywhere">{state}</p>}
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="small mt-1 wrap-anywhere text-ink-2">{`Source: ${source === '' ? 'none' : source}`}</p>
      {reports.map(({ reason, words, at }) => (
        <p key={`${at} ${words}`} className="small mt-1 wrap-anywhere text-ink-2">
          {`Reported: ${reasonWords(reason)}${words === '' ? '' : `: “${words}”`}, `}
          <TimeAgo at={at} />
        </p>
      ))}
      <DecisionForm
        name={`Decide on the tip ${title}`}
        first={hiddenBy === null ? 'hide' : 'dismiss'}
        {...(hiddenBy !== null && { dismissWords: 'Show it to everyone' })}
        send={(body) => ask(adminDecideTip, { params: { id }, body })}
        done={() => {
          showToast({ title: 'Decided', description: 'All reports of this tip are answered.' });
          done();
        }}
      />
    </>
  );
}

function Tips() {
  const live = useLive(adminTips, ['tips']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ tips }) => (
          <LiveRows
            live={live}
            rows={tips}
            idOf={({ id }) => id}
            label="Tips to review"
            count={(rows) => counted(rows, 'tip')}
            empty={<p className="text-ink-2">No tips awaiting a decision, and none hidden.</p>}
          >
            {(tip, done) => <ToLookAt tip={tip} done={done} />}
          </LiveRows>
        )}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/tips: tips that are reported, waiting or hidden (product P25.3) */
export const AdminTips = () => (
  <AdminFrame title="Tips">
    <Tips />
  </AdminFrame>
);
