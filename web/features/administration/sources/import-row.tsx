import {
  adminRefusedRows,
  adminStopImport,
  type CatalogueImport,
  type ImportOutcome,
} from '#domain/catalogue/import-calls.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { LEVEL_CLASS, type RiskLevel } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { useAdminAsk } from '../admin-frame.tsx';
import { SOURCE_WORDS } from './import-words.ts';
import { JobProgress } from './source-row.tsx';
import { isUnderWay } from './source-words.ts';

const whole = new Intl.NumberFormat();

/** The state of an import in a word, with the matching shape. */
function stateOf({ job, outcome }: CatalogueImport): readonly [string, RiskLevel] {
  if (isUnderWay({ job })) return [job.state === 'running' ? 'Importing' : 'Waiting', 'READING'];
  if (job.state === 'cancelled') return ['Stopped', 'UNKNOWN'];
  if (job.state === 'failed' || (outcome?.error ?? null) !== null) return ['Failed', 'HIGH'];
  return ['Imported', 'LOW'];
}

const namesOf = (of: readonly string[]): string => (of.length === 0 ? '' : ` For example ${of.join(', ')}.`);

/** What an import did, and what it refused and why. */
function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const { read, added, changed, same, refused, reasons, marks } = outcome;
  const counts = [
    `${whole.format(read)} records`,
    `${whole.format(added)} products added`,
    `${whole.format(changed)} changed`,
    `${whole.format(same)} unchanged`,
    `${whole.format(refused)} refused`,
  ];
  return (
    <>
      <p className="small num">{counts.join(' · ')}</p>
      {reasons.length + marks.length > 0 && (
        <ul className="small grid gap-1 text-ink-2" aria-label="What was refused or notable">
          {reasons.map(({ what, times, of }) => (
            <li key={what} className="wrap-anywhere">
              {whole.format(times)} refused: {what}
              {namesOf(of)}
            </li>
          ))}
          {marks.map(({ what, times, of }) => (
            <li key={what} className="wrap-anywhere">
              {whole.format(times)} kept: {what}.{namesOf(of)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One import: its progress, or its result. */
export function ImportRow({ one, again }: { one: CatalogueImport; again: () => void }) {
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  const { id, source, name, askedAt, job, outcome, refusedKept } = one;
  const [words, level] = stateOf(one);
  const underWay = isUnderWay({ job });
  const saveRefused = () =>
    void send(
      () => ask(adminRefusedRows, { params: { id } }),
      (bytes) => bytes && saveFile(`refused-${source}.csv`, adminRefusedRows.file, bytes),
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-[min(20ch,100%)] flex-1">
          <h3 className="title-3 wrap-anywhere">{SOURCE_WORDS[source]}</h3>
          <p className="small wrap-anywhere text-ink-2">
            {name}, <TimeAgo at={askedAt} />
          </p>
          <p className={`small mt-1 flex items-center gap-2 font-[620] text-level-text ${LEVEL_CLASS[level]}`}>
            <RiskShape level={level} size={16} />
            {words}
          </p>
        </div>
        {underWay && (
          <Button
            size="small"
            variant="secondary"
            pending={pending}
            aria-label={`Stop the import of ${name}`}
            onClick={() => void send(() => ask(adminStopImport, { params: { id } }), again)}
          >
            Stop
          </Button>
        )}
        {!underWay && refusedKept && (
          <Button
            size="small"
            variant="secondary"
            pending={pending}
            aria-label={`Save the refused rows of ${name}`}
            onClick={saveRefused}
          >
            Refused rows (CSV)
          </Button>
        )}
      </div>
      {underWay && <JobProgress job={job} label={`Importing ${name}`} />}
      {job.state === 'failed' && <p className="small">{job.message}</p>}
      {outcome && (outcome.error === null ? <Outcome outcome={outcome} /> : <p className="small">{outcome.error}</p>)}
      {problem && <p role="alert">{problem.message}</p>}
    </div>
  );
}
