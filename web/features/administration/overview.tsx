import type { ReactNode } from 'react';
import { adminOverview } from '#domain/administration/calls.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import { AskedView } from '#web/client/asked-view.tsx';
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
/** Where what the legal pages lack is set. */
const LACKS: Readonly<Record<keyof Operator, string>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'SUPPORT_EMAIL',
  authority: 'SUPERVISORY_AUTHORITY',
};
const lacking = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const whole = new Intl.NumberFormat();

/** What an administrator did, as the audit names it. */
const DID: Readonly<Record<string, string>> = {
  administrator_made: 'Administrator made',
  second_step_on: 'Code app connected',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  plan_granted: 'Plan granted',
  sessions_ended: 'Person signed out everywhere',
  person_blocked: 'Person blocked',
  person_unblocked: 'Person let in again',
  household_blocked: 'Household blocked',
  household_unblocked: 'Household let in again',
  job_retried: 'Failed job tried again',
  letter_opened: 'Message written out',
  backup_asked: 'Backup asked for',
  backup_downloaded: 'Backup downloaded',
  report_decided: 'Report decided',
  appeal_answered: 'Appeal answered',
  import_started: 'Import of products started',
  import_stopped: 'Import of products stopped',
  source_asked: 'Source asked for',
  source_stopped: 'Fetching of a source stopped',
  source_switched_off: 'Source switched off',
  source_switched_on: 'Source switched on',
  recall_published: 'Own recall notice published',
  recall_corrected: 'Own recall notice corrected',
  recall_withdrawn: 'Own recall notice withdrawn',
  product_taken: 'Product taken into the catalogue',
  product_refused: 'Product refused',
  question_answered: 'Question answered',
  message_settled: 'Message of the contact page settled',
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

/** How the server does, the most urgent first. */
function Overview() {
  const live = useLive(adminOverview, ['households', 'questions', 'jobs', 'backups', 'audit']);
  return (
    <AskedView asked={live.asked} again={live.again}>
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
                {`The legal pages say of these that nobody has filled them in: ${lacking.format(operatorLacks.map((field) => LACKS[field]))}. Set them in the environment of the server.`}
              </Notice>
            )}
            {freeBytes < LITTLE_BYTES && (
              <Notice level="WARNING">Less than 1 GB is free on the server’s disk. Make room, or scans stop.</Notice>
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
              label="Work that failed for good"
              note={failedJobs.length > 0 && <TextLink to={adminPaths.jobs}>Look</TextLink>}
            >
              {whole.format(failedJobs.length)}
            </Figure>
            <Figure label="Free on the disk">{gigabytes.format(freeBytes / 1e9)}</Figure>
            <Figure label="Last backup">{lastBackupAt === null ? 'None' : <TimeAgo at={lastBackupAt} />}</Figure>
          </dl>
          <Section title="What administrators did" aside="The last 100">
            <LiveRows
              live={live}
              rows={audit}
              idOf={({ at, action, subject }) => `${at} ${action} ${subject}`}
              label="What administrators did"
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
    </AskedView>
  );
}

/** /admin/dashboard (product P17.6) */
export const AdminDashboard = () => (
  <AdminFrame title="Overview">
    <Overview />
  </AdminFrame>
);
