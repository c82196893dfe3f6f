import type { Entry } from '#domain/groups/post-calls.ts';

const WORDS: Readonly<Record<Exclude<Entry['state'], 'there'>, string>> = {
  deleted: 'Deleted by its author',
  hidden: 'Hidden by a moderator',
  held: 'Awaiting review by a moderator',
};

/** Why an entry is not visible to everybody, with the reason if this person is given one. */
export const EntryState = ({ entry: { state, why } }: { entry: Pick<Entry, 'state' | 'why'> }) =>
  state === 'there' ? null : (
    <p className="small text-ink-2 wrap-anywhere">
      {state === 'held' && why ? why : WORDS[state]}
      {why && state === 'hidden' && `: ${why}`}
    </p>
  );
