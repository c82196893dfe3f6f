import type { Entry } from '#domain/groups/post-calls.ts';

const WORDS: Readonly<Record<Exclude<Entry['state'], 'there'>, string>> = {
  deleted: 'Deleted by its author',
  hidden: 'Hidden by a moderator',
  held: 'Waits until a moderator has looked at it',
};

/** Why an entry is not there for everybody, with the reason for those who are told. */
export const EntryState = ({ entry: { state, why } }: { entry: Pick<Entry, 'state' | 'why'> }) =>
  state === 'there' ? null : (
    <p className="small text-ink-2 wrap-anywhere">
      {state === 'held' && why ? why : WORDS[state]}
      {why && state === 'hidden' && `: ${why}`}
    </p>
  );
