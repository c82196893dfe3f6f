import type { Joined, ReferralAnswer } from '#domain/referral/calls.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

const aboutOf = ({ name, joinedAt, countedAt, refused }: Joined): string => {
  const own = name === null ? 'Keeps its name to itself · ' : '';
  if (refused) return `${own}${own ? 'joined' : 'Joined'} on ${day.format(joinedAt)}, from your own home or device`;
  if (countedAt === null) return `${own}${own ? 'joined' : 'Joined'} on ${day.format(joinedAt)}, no scan yet`;
  return `${own}${own ? 'first' : 'First'} scan on ${day.format(countedAt)}`;
};

const worthOf = ({ countedAt, refused }: Joined, scansEach: number): string =>
  refused ? 'doesn’t count' : countedAt === null ? 'pending' : `+${scansEach}`;

/** Families that joined with the code, by first name if they agreed to show it. */
export function JoinedList({ joined, scansEach }: Pick<ReferralAnswer, 'joined' | 'scansEach'>) {
  return (
    <Section title="Who joined" aside={<span className="num">{joined.length}</span>}>
      {joined.length === 0 ? (
        <p className="text-ink-2">Nobody yet. Share the link, or let another phone scan the code.</p>
      ) : (
        <PanelList inset={64}>
          {joined.map((one) => (
            <li key={`${one.joinedAt} ${one.name}`} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
              <Avatar name={one.name ?? ''} kind={one.name === null ? 'everyone' : 'person'} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {one.name ?? 'A family'}
                <span className="small mt-0.5 block text-ink-2">{aboutOf(one)}</span>
              </span>
              <span className={one.countedAt === null ? 'small text-ink-2' : 'num strong'}>
                {worthOf(one, scansEach)}
              </span>
            </li>
          ))}
        </PanelList>
      )}
      <p className="small mt-3 px-1 text-ink-2">
        First names only, and only of people who agreed. Your own second account and accounts on this phone do not
        count.
      </p>
    </Section>
  );
}
