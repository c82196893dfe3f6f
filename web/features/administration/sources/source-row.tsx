import {
  adminFetchSource,
  adminStopSource,
  adminSwitchSource,
  type ManagedSource,
  type SourceJob,
} from '#domain/administration/source-calls.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { useAdminAsk } from '../admin-frame.tsx';
import { isUnderWay, lastWords, nextWords, rowWords, stateOf } from './source-words.ts';

/** The progress that a job reports. */
export function JobProgress({ job: { stage, progress }, label }: { job: SourceJob; label: string }) {
  return (
    <div className="grid gap-1">
      <div
        className="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(progress)}
      >
        <b style={{ width: `${progress}%` }} />
      </div>
      <p className="small num text-ink-2">{stage ?? 'Waiting for other work to finish.'}</p>
    </div>
  );
}

const When = ({ at }: { at: number | null }) => (at === null ? 'never' : <TimeAgo at={at} />);

/** A source that only comes as a file: it is never asked, so there is little to show. */
export function FileSourceRow({ source }: { source: ManagedSource }) {
  const { name, licence, answeredAt, last } = source;
  const { words, level } = stateOf(source);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-[min(18ch,100%)] flex-1">
        <h3 className="strong wrap-anywhere">{name}</h3>
        <p className="small wrap-anywhere text-ink-2">
          {licence ?? 'no licence stated'}
          {last !== null && ` · ${lastWords(source)}`}
        </p>
      </div>
      <p className="small num text-ink-2">{rowWords(source)}</p>
      <p className={`small flex items-center gap-2 font-[620] text-level-text sm:w-44 ${LEVEL_CLASS[level]}`}>
        <RiskShape level={level} size={16} />
        <span>
          {words} {answeredAt !== null && <TimeAgo at={answeredAt} />}
        </span>
      </p>
    </li>
  );
}

/** A source that is asked: its state, what it sent, and the actions on it. */
export function SourceRow({ source, again }: { source: ManagedSource; again: () => void }) {
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  const { id, name, licence, host, on, askedAt, answeredAt, error, last, job } = source;
  const { words, level } = stateOf(source);
  const underWay = isUnderWay(source);
  const params = { id };
  const switchIt = () =>
    void send(
      () => ask(adminSwitchSource, { params, body: { on: !on } }),
      () => {
        const description = on ? 'It is no longer asked. What came from it stays.' : 'It is asked again.';
        showToast({ title: `${name} is ${on ? 'off' : 'on'}`, description });
        again();
      },
    );
  return (
    <li className="admin-source p-4">
      <div className="min-w-0">
        <h3 className="title-3 wrap-anywhere">{name}</h3>
        <p className="small wrap-anywhere text-ink-2">{[host, licence ?? 'no licence stated'].join(' · ')}</p>
        <p className={`small mt-1 flex items-center gap-2 font-[620] text-level-text ${LEVEL_CLASS[level]}`}>
          <RiskShape level={level} size={16} />
          {words}
        </p>
      </div>
      <dl className="admin-source-facts small">
        <dt>Here</dt>
        <dd className="num">{rowWords(source)}</dd>
        <dt>Asked</dt>
        <dd>
          <When at={askedAt} />
        </dd>
        <dt>Answered</dt>
        <dd>
          <When at={answeredAt} />
        </dd>
        <dt>Next</dt>
        <dd>{nextWords(source, Date.now())}</dd>
        <dt>Last time</dt>
        <dd className="num">{lastWords(source)}</dd>
      </dl>
      <div className="admin-source-acts">
        {on && !underWay && (
          <Button
            size="small"
            variant="secondary"
            pending={pending}
            aria-label={`Fetch now: ${name}`}
            onClick={() => void send(() => ask(adminFetchSource, { params }), again)}
          >
            Fetch now
          </Button>
        )}
        {underWay && (
          <Button
            size="small"
            variant="secondary"
            pending={pending}
            aria-label={`Stop: ${name}`}
            onClick={() => void send(() => ask(adminStopSource, { params }), again)}
          >
            Stop
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          pending={pending}
          aria-label={`Switch ${on ? 'off' : 'on'}: ${name}`}
          onClick={switchIt}
        >
          Switch {on ? 'off' : 'on'}
        </Button>
      </div>
      {(underWay || error !== null || problem || (last?.reason ?? null) !== null) && (
        <div className="admin-source-more grid gap-2">
          {underWay && job && <JobProgress job={job} label={`Fetching ${name}`} />}
          {error !== null && <p className="small wrap-anywhere">{error}</p>}
          {last !== null && last.reason !== null && last.refused > 0 && (
            <p className="small wrap-anywhere text-ink-2">Most were refused because: {last.reason}</p>
          )}
          {problem && <p role="alert">{problem.message}</p>}
        </div>
      )}
    </li>
  );
}
