import { type AdminFailedJob, adminJobs, adminRetryJob } from '#domain/administration/operation-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

function FailedJob({ job, done }: { job: AdminFailedJob; done: () => void }) {
  const { id, key, attempts, at, message, error } = job;
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  const retry = () =>
    send(
      () => ask(adminRetryJob, { params: { id } }),
      () => {
        showToast({ title: 'Trying again' });
        done();
      },
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-[min(16ch,100%)] flex-1 wrap-anywhere">
        <h3 className="title-3">{key}</h3>
        <p className="small text-ink-2">
          {attempts} tries, the last <TimeAgo at={at} />
        </p>
        <p className="mt-1">{message}</p>
        {error !== '' && error !== message && <p className="small text-ink-2">{error}</p>}
        {problem && <p role="alert">{problem.message}</p>}
      </div>
      <Button size="small" variant="secondary" pending={pending} onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}

function Jobs() {
  const live = useLive(adminJobs, ['jobs']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ underWay, failed }) => (
          <>
            <Section title="Failed for good" aside={failed.length > 0 && 'The last 100'}>
              <LiveRows
                live={live}
                rows={failed}
                idOf={({ id }) => id}
                label="Failed for good"
                count={(rows) => counted(rows, 'job')}
                empty={<p className="text-ink-2">Nothing failed in the last 90 days.</p>}
              >
                {(job, done) => <FailedJob job={job} done={done} />}
              </LiveRows>
            </Section>
            <Section title="Waiting and under way">
              {underWay.length === 0 ? (
                <p className="text-ink-2">Nothing is waiting.</p>
              ) : (
                <ul className="panel panel-list" aria-label="Waiting and under way">
                  {underWay.map(({ kind, queued, running }) => (
                    <li key={kind} className="flex flex-wrap justify-between gap-x-4 p-4">
                      <span>{kind}</span>
                      <span className="num text-ink-2">
                        {queued} waiting, {running} under way
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </>
        )}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/jobs (product P17.10) */
export const AdminJobs = () => (
  <AdminFrame title="Jobs">
    <Jobs />
  </AdminFrame>
);
