import { Clock } from 'lucide-react';
import { useState } from 'react';
import { type GroupPreview, SHOWN_NAME_MAX } from '#domain/groups/group-calls.ts';
import type { Result } from '#domain/problem.ts';
import { EntryText } from '#web/client/entry-text.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { GroupSymbol } from '../group-symbol.tsx';
import { countWithNoun, dayWords, KIND_WORD, members } from '../group-words.ts';
import { IfYouJoin } from './if-you-join.tsx';

/** A description of the group, for a person who is not in it yet. */
export const GroupPreviewHead = ({ preview }: { preview: GroupPreview }) => (
  <>
    {preview.invitedBy && <p className="small text-ink-2 wrap-anywhere">{preview.invitedBy} invites you</p>}
    <div className="mt-2 flex items-center gap-4">
      <GroupSymbol symbol={preview.symbol} large />
      <h1 className="title-1 min-w-0 wrap-anywhere">{preview.name}</h1>
    </div>
    <p className="small mt-3 text-ink-2">
      {KIND_WORD[preview.kind]} · {members(preview.members)} · {countWithNoun(preview.postsThisMonth, 'post', 'posts')}{' '}
      this month
    </p>
    {preview.about !== '' && (
      <div className="mt-3">
        <EntryText text={preview.about} />
      </div>
    )}
  </>
);

interface DoorProps {
  preview: GroupPreview;
  /** The person's default name in the group. */
  name: string;
  join: (yourName: string) => Promise<Result<{ readonly id: string }>>;
  onJoined: (id: string) => void;
  onNotNow: () => void;
}

/** Form to join a group, with the name that the others will see. */
export function JoinGroupForm({ preview, name, join, onJoined, onNotNow }: DoorProps) {
  const [yourName, setYourName] = useState(name);
  const { pending, problem, act } = useAct();
  return (
    <>
      <GroupPreviewHead preview={preview} />
      <IfYouJoin yourName={yourName.trim() || name} />
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            () => join(yourName.trim() || name),
            ({ id }) => onJoined(id),
          );
        }}
      >
        <Field
          label="Your name in this group"
          maxLength={SHOWN_NAME_MAX}
          value={yourName}
          onChange={(event) => setYourName(event.target.value)}
        />
        {preview.endsAt !== null && (
          <Notice icon={<Clock strokeWidth={1.9} aria-hidden="true" />}>
            This invitation ends on {dayWords(preview.endsAt)}.
          </Notice>
        )}
        {problem && (
          <Notice level="WARNING" role="alert">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="flex-auto" pending={pending}>
            {pending ? 'Joining' : 'Join group'}
          </Button>
          <Button variant="secondary" onClick={onNotNow}>
            Not now
          </Button>
        </div>
      </form>
    </>
  );
}
