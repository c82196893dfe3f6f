import { LogOut, SlidersHorizontal, UsersRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type LeaderboardAnswer, leaderboard } from '#domain/leaderboard/calls.ts';
import { PERIODS, type Period } from '#domain/leaderboard/receipt.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { BoardList } from './board-list.tsx';
import { JoinForm } from './join-form.tsx';
import { PERIOD_WORDS } from './leaderboard-words.ts';
import { OwnReceipt } from './own-receipt.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { WhatGivesPoints } from './what-gives-points.tsx';
import './leaderboard.css';

type Of = 'households' | 'groups';

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }));

/** Shown until the household joins. */
const Door = ({ shown, again }: { shown: LeaderboardAnswer; again: () => void }) => (
  <>
    <div className="mt-5">
      <JoinForm name="" label="Join the leaderboard" onDone={again} />
      <p className="board-note small">
        <LogOut size={18} strokeWidth={1.9} aria-hidden="true" />
        Leave at any time; your line goes at once.
      </p>
    </div>
    <WhatGivesPoints />
    {shown.own.points > 0 && <OwnReceipt shown={shown} period="week" />}
  </>
);

interface BoardProps {
  shown: LeaderboardAnswer;
  name: string;
  period: Period;
  of: Of;
}

const emptyWords = (of: Of): string =>
  of === 'groups' ? 'No open groups are shown yet. Their owners decide that.' : 'Nobody has points in this period yet.';

const Board = ({ shown, name, period, of }: BoardProps) => {
  const { lines, joined, own } = shown;
  return (
    <>
      <div className="mt-3">
        {lines.length === 0 ? (
          <p className="text-ink-2">{emptyWords(of)}</p>
        ) : (
          <BoardList lines={lines} before={own.before} groups={of === 'groups'} />
        )}
      </div>
      <OwnReceipt shown={shown} period={period} />
      <p className="board-note small">
        <UsersRound size={20} strokeWidth={1.9} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {of === 'groups'
            ? `Ranks among the ${joined === 1 ? 'one group that is' : `${joined} groups that are`} shown.`
            : `Ranks among the ${joined === 1 ? 'one household' : `${joined} households`} that joined.`}{' '}
          Shown as “{name}”.
        </span>
      </p>
      <WhatGivesPoints />
    </>
  );
};

/** /leaderboard: which of the households that joined helped others most (product P24). */
export function LeaderboardPage() {
  const client = useClient();
  const [period, setPeriod] = useState<Period>('week');
  const [of, setOf] = useState<Of>('households');
  const [setting, setSetting] = useState(false);
  const ask = useCallback(() => client.server.ask(leaderboard, { query: { period, of } }), [client, period, of]);
  const [asked, again] = useServerAnswer(ask);
  const name = asked.state === 'there' ? asked.value.name : null;
  return (
    <Page title="Leaderboard">
      <PageHeader
        title="Leaderboard"
        back={paths.community}
        subtitle={
          asked.state === 'there' && name === null
            ? 'You are not on it, and nobody can tell. Join under a name of your choice.'
            : 'For what helped others. Scanning gives no points.'
        }
        actions={
          name !== null && (
            <IconButton label="Your name and groups" onClick={() => setSetting(true)}>
              <SlidersHorizontal strokeWidth={1.9} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {name !== null && (
        <div className="mt-4 grid gap-3">
          <Segmented label="Time" options={OPTIONS} value={period} onChange={setPeriod} />
          <FilterRow label="Who">
            <FilterChip label="Households" pressed={of === 'households'} onPress={() => setOf('households')} />
            <FilterChip label="Groups" pressed={of === 'groups'} onPress={() => setOf('groups')} />
          </FilterRow>
        </div>
      )}
      <div className={name === null ? 'mt-5' : ''}>
        <ServerAnswerView asked={asked} again={again}>
          {(shown) =>
            shown.name === null ? (
              <Door shown={shown} again={again} />
            ) : (
              <Board shown={shown} name={shown.name} period={period} of={of} />
            )
          }
        </ServerAnswerView>
      </div>
      {setting && asked.state === 'there' && name !== null && (
        <SettingsSheet name={name} groups={asked.value.groups} again={again} onClose={() => setSetting(false)} />
      )}
    </Page>
  );
}
