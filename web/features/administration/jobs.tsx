import { useCallback } from 'react';
import { type AdminFailedJob, adminJobs, adminRetryJob } from '#domain/administration/operation-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';

function FailedJob({ job, again }: { job: AdminFailedJob; again: () => void }) {
  const { id, key, attempts, at, message, error } = job;
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  const retry = () =>
    send(
      () => ask(adminRetryJob, { params: { id } }),
      () => {
        showToast({ title: 'It is tried again' });
        again();
      },
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-[16ch] flex-1 wrap-anywhere">
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
    </li>
  );
}

function Jobs() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminJobs), [ask]));
  return (
    <div className="mt-4">
      <AskedView asked={asked} again={again}>
        {({ underWay, failed }) => (
          <>
            <Section title="Failed for good" aside={failed.length > 0 && 'The last 100'}>
              {failed.length === 0 ? (
                <p className="text-ink-2">Nothing failed in the last 90 days.</p>
              ) : (
                <ul className="panel panel-list" aria-label="Failed for good">
                  {failed.map((job) => (
                    <FailedJob key={job.id} job={job} again={again} />
                  ))}
                </ul>
              )}
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
      </AskedView>
    </div>
  );
}

/** /admin/jobs (product P17.10) */
export const AdminJobs = () => (
  <AdminFrame title="Jobs">
    <Jobs />
  </AdminFrame>
);
