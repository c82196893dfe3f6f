import { type ComponentProps, useMemo, useState } from 'react';
import {
  type AdminAppeal,
  type AdminReport,
  adminAnswerAppeal,
  adminDecide,
  adminReports,
} from '#domain/groups/moderation-calls.ts';
import { SUSPENDED_FOR_EVER } from '#domain/groups/trust.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { DecisionForm } from './decision-form.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** Whether somebody may write at present. */
const standingOf = (suspendedUntil: number | null): string => {
  if (suspendedUntil === null || suspendedUntil < Date.now()) return 'may write';
  return suspendedUntil === SUSPENDED_FOR_EVER ? 'banned' : `suspended until ${day.format(suspendedUntil)}`;
};

/** What the administrator should know about the author. */
function authorWords({ author }: AdminReport): string {
  if (!author) return 'Its author’s account is gone.';
  const { username, upheld, warned, suspendedUntil } = author;
  const before = upheld === 0 && !warned ? 'nothing before' : `${upheld} upheld before`;
  return `By ${username}: ${before}, ${standingOf(suspendedUntil)}.`;
}

/** One report with the reported text, and the decision on it. */
function Report({ report, done }: { report: AdminReport; done: () => void }) {
  const ask = useAdminAsk();
  const { id, reason, words, at, group, entry, on } = report;
  return (
    <>
      <h2 className="title-3 wrap-anywhere">{reasonWords(reason)}</h2>
      <p className="small wrap-anywhere text-ink-2">
        In {group}, reported <TimeAgo at={at} />
      </p>
      {words !== '' && <p className="mt-2 whitespace-pre-wrap wrap-anywhere">“{words}”</p>}
      {on !== null && <p className="small mt-3 line-clamp-3 wrap-anywhere text-ink-2">In reply to: {on}</p>}
      <blockquote className="mt-2 rounded-control bg-surface-2 p-3 whitespace-pre-wrap wrap-anywhere">
        {entry.text === '' ? 'Its author deleted it.' : entry.text}
      </blockquote>
      <p className="small mt-2 wrap-anywhere text-ink-2">
        {authorWords(report)} Written <TimeAgo at={entry.writtenAt} />
        {entry.hidden && ', already hidden'}
      </p>
      <DecisionForm
        name={`Decision about “${entry.text.slice(0, 40)}”`}
        first="hide"
        send={(body) => ask(adminDecide, { params: { id }, body })}
        done={() => {
          showToast({ title: 'Decided', description: 'It is in the audit log.' });
          done();
        }}
      />
    </>
  );
}

/** An appeal against a decision. */
function Appeal({ appeal, done }: { appeal: AdminAppeal; done: () => void }) {
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [reply, setReply] = useState('');
  const { id, username, why, suspendedUntil, text, at } = appeal;
  const answer = (lift: boolean) => {
    if (reply.trim() === '') {
      setProblem({ code: 'INVALID_INPUT', message: 'Please write an answer.' });
      return;
    }
    void send(
      () => ask(adminAnswerAppeal, { params: { id }, body: { text: reply, lift } }),
      () => {
        showToast({ title: 'Answered', description: `${username} will find it on their Community page.` });
        done();
      },
    );
  };
  return (
    <>
      <h2 className="title-3 wrap-anywhere">{username} has appealed</h2>
      <p className="small wrap-anywhere text-ink-2">
        <TimeAgo at={at} />, {standingOf(suspendedUntil)}. {why !== '' && `Reason given: ${why}`}
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="mt-3 grid gap-3">
        <TextArea
          label="Your answer"
          rows={3}
          maxLength={1000}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
          error={problem?.message ?? null}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" pending={pending} onClick={() => answer(true)}>
            Reverse the decision
          </Button>
          <Button size="small" variant="secondary" pending={pending} onClick={() => answer(false)}>
            Keep it
          </Button>
        </div>
      </div>
    </>
  );
}

type Waits = { readonly appeal: AdminAppeal } | { readonly report: AdminReport };
const idOf = (one: Waits): string => ('appeal' in one ? `appeal ${one.appeal.id}` : one.report.id);

interface WaitingProps {
  live: ComponentProps<typeof LiveRows>['live'];
  waiting: { readonly appeals: readonly AdminAppeal[]; readonly reports: readonly AdminReport[] };
}

function Waiting({ live, waiting: { appeals, reports } }: WaitingProps) {
  const rows = useMemo<Waits[]>(
    () => [...appeals.map((appeal) => ({ appeal })), ...reports.map((report) => ({ report }))],
    [appeals, reports],
  );
  return (
    <LiveRows
      live={live}
      rows={rows}
      idOf={idOf}
      label="Reports"
      count={(count) => `${counted(count, 'decision')} to make`}
      empty={<p className="text-ink-2">Nothing awaiting a decision.</p>}
    >
      {(one, done) =>
        'appeal' in one ? <Appeal appeal={one.appeal} done={done} /> : <Report report={one.report} done={done} />
      }
    </LiveRows>
  );
}

function Reports() {
  const live = useLive(adminReports, ['reports']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {(waiting) => <Waiting live={live} waiting={waiting} />}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/reports (product P17.14) */
export const AdminReports = () => (
  <AdminFrame title="Reports">
    <Reports />
  </AdminFrame>
);
