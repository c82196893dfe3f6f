import { adminBackUp, adminBackups } from '#domain/administration/operation-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { BackupDownload } from './backup-download.tsx';
import { useLive } from './live/use-live.ts';

const megabytes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The "Back up now" button, and the result of the last request. */
function BackUpNow({ state, message, again }: { state: string | null; message: string | null; again: () => void }) {
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  const underWay = state === 'queued' || state === 'running';
  return (
    <>
      <Button pending={pending || underWay} onClick={() => void send(() => ask(adminBackUp), again)}>
        {underWay ? 'Backing up...' : 'Back up now'}
      </Button>
      <div role="status" className="mt-3">
        {state === 'queued' && <p className="text-ink-2">Waiting for other work to finish.</p>}
        {state === 'done' && <p className="text-ink-2">Your backup is made and verified.</p>}
        {state === 'failed' && <Notice level="WARNING">{message}</Notice>}
        {problem && <p>{problem.message}</p>}
      </div>
    </>
  );
}

function Backups() {
  const { asked, again } = useLive(adminBackups, ['backups']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={asked} again={again}>
        {({ taken, sealed, backups, asked: last }) =>
          taken ? (
            <>
              <BackUpNow state={last?.state ?? null} message={last?.message ?? null} again={again} />
              <Section title="Kept backups" aside={backups.length > 0 && `${backups.length}`}>
                {backups.length === 0 ? (
                  <p className="text-ink-2">None yet. The server makes one each day.</p>
                ) : (
                  <ul className="panel panel-list" aria-label="Kept backups">
                    {backups.map(({ at, bytes }) => (
                      <li key={at} className="flex flex-wrap items-center gap-x-4 p-4">
                        <span className="flex-1 basis-48">
                          {moment.format(at)}{' '}
                          <span className="text-ink-2">
                            <TimeAgo at={at} />
                          </span>
                        </span>
                        <span className="num text-ink-2">{megabytes.format(bytes / 1e6)}</span>
                        {sealed && <BackupDownload at={at} taken={moment.format(at)} />}
                      </li>
                    ))}
                  </ul>
                )}
              </Section>
              <p className="small mt-3 text-ink-2">
                {sealed ? (
                  <>
                    A download is encrypted to your key: <code>age -d -i KEY -o FILE FILE.age</code> opens it.
                  </>
                ) : (
                  <>
                    To download them, set <code>BACKUP_RECIPIENT</code> on the server to the public key that{' '}
                    <code>age-keygen</code> writes.
                  </>
                )}
              </p>
              <p className="small mt-3 text-ink-2">
                To restore one, stop the server and run <code>npm run restore -- FILE</code> on it.
              </p>
            </>
          ) : (
            <p className="text-ink-2">This server makes no backups.</p>
          )
        }
      </ServerAnswerView>
    </div>
  );
}

/** /admin/backups (product P17.12) */
export const AdminBackups = () => (
  <AdminFrame title="Backups">
    <Backups />
  </AdminFrame>
);
