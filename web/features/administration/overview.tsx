import type { ReactNode } from 'react';
import { adminOverview } from '#domain/administration/calls.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { adminPaths } from './admin-paths.ts';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

const BACKUP_LATE_MS = 48 * 3_600_000;
const LITTLE_BYTES = 1_000_000_000;
const gigabytes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1, style: 'unit', unit: 'gigabyte' });
/** Environment variables for what the legal pages lack. */
const LACKS: Readonly<Record<keyof Operator, string>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'SUPPORT_EMAIL',
  authority: 'SUPERVISORY_AUTHORITY',
};
const lacking = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const whole = new Intl.NumberFormat();

/** Words for the actions in the audit log. */
const DID: Readonly<Record<string, string>> = {
  administrator_made: 'Administrator created',
  second_step_on: 'Code app connected',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  plan_granted: 'Plan granted',
  sessions_ended: 'Person signed out everywhere',
  person_blocked: 'Person blocked',
  person_unblocked: 'Person unblocked',
  household_blocked: 'Household blocked',
  household_unblocked: 'Household unblocked',
  job_retried: 'Failed job retried',
  letter_opened: 'Message shown',
  backup_asked: 'Backup requested',
  backup_downloaded: 'Backup downloaded',
  report_decided: 'Report decided',
  appeal_answered: 'Appeal answered',
  import_started: 'Product import started',
  import_stopped: 'Product import stopped',
  source_asked: 'Source fetch requested',
  source_stopped: 'Source fetch stopped',
  source_switched_off: 'Source switched off',
  source_switched_on: 'Source switched on',
  recall_published: 'Own recall notice published',
  recall_corrected: 'Own recall notice corrected',
  recall_withdrawn: 'Own recall notice withdrawn',
  product_taken: 'Product added to the catalogue',
  product_refused: 'Product refused',
  question_answered: 'Question answered',
  message_settled: 'Contact page message settled',
};

const Figure = ({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) => (
  <div>
    <dt className="small text-ink-2">{label}</dt>
    <dd>
      <b className="title-1 num block">{children}</b>
      {note && <span className="small text-ink-2">{note}</span>}
    </dd>
  </div>
);

/** The state of the server, most urgent first. */
function Overview() {
  const live = useLive(adminOverview, ['households', 'questions', 'jobs', 'backups', 'audit']);
  return (
    <ServerAnswerView asked={live.asked} again={live.again}>
      {({ households, freeBytes, lastBackupAt, failedJobs, questions, messages, operatorLacks, audit }) => (
        <>
          <div className="mt-4 grid gap-2">
            {(lastBackupAt === null || Date.now() - lastBackupAt > BACKUP_LATE_MS) && (
              <Notice level="WARNING">
                {lastBackupAt === null ? 'There is no backup yet.' : 'The last backup is older than two days.'}{' '}
                <TextLink to={adminPaths.backups}>Make one now</TextLink>
              </Notice>
            )}
            {operatorLacks.length > 0 && (
              <Notice level="WARNING">
                {`The legal pages say these have not been filled in: ${lacking.format(operatorLacks.map((field) => LACKS[field]))}. Set them in the server’s environment.`}
              </Notice>
            )}
            {freeBytes < LITTLE_BYTES && (
              <Notice level="WARNING">
                Less than 1 GB is free on the server’s disk. Free some space, or scans will stop.
              </Notice>
            )}
          </div>
          <dl className="admin-figures">
            <Figure label="Households">{whole.format(households)}</Figure>
            <Figure
              label="Unanswered questions"
              note={questions > 0 && <TextLink to={adminPaths.questions}>Answer</TextLink>}
            >
              {whole.format(questions)}
            </Figure>
            <Figure
              label="Messages from the contact page"
              note={messages > 0 && <TextLink to={adminPaths.questions}>Read</TextLink>}
            >
              {whole.format(messages)}
            </Figure>
            <Figure
              label="Jobs that failed for good"
              note={failedJobs.length > 0 && <TextLink to={adminPaths.jobs}>View</TextLink>}
            >
              {whole.format(failedJobs.length)}
            </Figure>
            <Figure label="Free disk space">{gigabytes.format(freeBytes / 1e9)}</Figure>
            <Figure label="Last backup">{lastBackupAt === null ? 'None' : <TimeAgo at={lastBackupAt} />}</Figure>
          </dl>
          <Section title="Administrator activity" aside="The last 100">
            <LiveRows
              live={live}
              rows={audit}
              idOf={({ at, action, subject }) => `${at} ${action} ${subject}`}
              label="Administrator activity"
              count={(rows) => counted(rows, 'action')}
              empty={null}
            >
              {({ at, action, subject }) => (
                <div className="flex flex-wrap justify-between gap-x-4">
                  <span className="wrap-anywhere">
                    {DID[action] ?? action}
                    {subject !== '' && <span className="text-ink-2"> {subject}</span>}
                  </span>
                  <span className="small text-ink-2">
                    <TimeAgo at={at} />
                  </span>
                </div>
              )}
            </LiveRows>
          </Section>
        </>
      )}
    </ServerAnswerView>
  );
}

/** /admin/dashboard (product P17.6) */
export const AdminDashboard = () => (
  <AdminFrame title="Overview">
    <Overview />
  </AdminFrame>
);
