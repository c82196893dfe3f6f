import { EyeOff, Flag, History, Pencil, Trash2, UserRoundX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { blockPerson, hideEntry, reportEntry } from '#domain/groups/moderation-calls.ts';
import { deleteEntry, type Entry, entryHistory } from '#domain/groups/post-calls.ts';
import { type GroupRole, outranks } from '#domain/groups/roles.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { EntryText } from '#web/client/entry-text.tsx';
import { ReportForm } from '#web/client/report-form.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useAct } from '#web/client/use-act.ts';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { OpenRow } from '#web/ui/open-row.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

interface EntryMenuProps {
  entry: Entry;
  /** The person's role in the group. */
  role: GroupRole;
  onEdit: () => void;
  onClose: () => void;
  /** Called after a change, to reload. */
  again: () => void;
}

type Step = 'menu' | 'delete' | 'hide' | 'block' | 'report' | 'history';

/** The earlier versions of an entry. */
function Versions({ id }: { id: string }) {
  const client = useClient();
  const [asked, again] = useServerAnswer(
    useCallback(() => client.server.ask(entryHistory, { params: { id } }), [client, id]),
  );
  return (
    <ServerAnswerView asked={asked} again={again}>
      {({ versions }) => (
        <ol className="grid gap-4">
          {versions.map(({ text, until }) => (
            <li key={until}>
              <p className="small text-ink-2">
                Until <TimeAgo at={until} />
              </p>
              <EntryText text={text} />
            </li>
          ))}
        </ol>
      )}
    </ServerAnswerView>
  );
}

interface SureProps {
  text: string;
  label: string;
  call: (why: string) => Promise<Result<unknown>>;
  /** Whether to ask for a reason. */
  reason?: boolean;
  done: () => void;
}

/** Confirmation step: explains the action, then performs it. */
function Sure({ text, label, call, reason = false, done }: SureProps) {
  const { pending, problem, act } = useAct();
  const [why, setWhy] = useState('');
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      {reason && (
        <Field
          label="Reason, for the author"
          note="Optional"
          maxLength={300}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
      {problem && (
        <Notice level="WARNING" role="alert">
          {problem}
        </Notice>
      )}
      <Button variant="danger" block pending={pending} onClick={() => void act(() => call(why), done)}>
        {label}
      </Button>
    </div>
  );
}

const TITLE: Readonly<Record<Step, string>> = {
  menu: 'Options',
  delete: 'Delete this?',
  hide: 'Hide this?',
  block: 'Block this person?',
  report: 'Report this',
  history: 'Earlier versions',
};

/** The actions available on a post or a comment. */
export function EntryMenu({ entry, role, onEdit, onClose, again }: EntryMenuProps) {
  const client = useClient();
  const [step, setStep] = useState<Step>('menu');
  const { act, problem } = useAct();
  const { id, yours, author, state, editedAt } = entry;
  const params = { id };
  const done = (title: string) => () => {
    onClose();
    again();
    showToast({ title, variant: 'success' });
  };
  const mayHide = !yours && role !== 'member' && outranks(role, author?.role ?? 'member');
  const show = () => void act(() => client.server.ask(hideEntry, { params, body: { on: false } }), done('Shown again'));
  return (
    <Sheet open onClose={onClose} title={TITLE[step]} form={step === 'report'}>
      {step === 'menu' && (
        <>
          <PanelList inset={48}>
            {yours && state === 'there' && <OpenRow Icon={Pencil} title="Edit" onOpen={onEdit} />}
            {editedAt !== null && <OpenRow Icon={History} title="Earlier versions" onOpen={() => setStep('history')} />}
            {mayHide &&
              (state === 'there' ? (
                <OpenRow Icon={EyeOff} title="Hide from the group" onOpen={() => setStep('hide')} />
              ) : (
                <OpenRow Icon={EyeOff} title="Show to the group again" onOpen={show} />
              ))}
            {!yours && (
              <OpenRow
                Icon={Flag}
                title="Report"
                meta="To the people who run this server"
                onOpen={() => setStep('report')}
              />
            )}
            {!yours && author && (
              <OpenRow Icon={UserRoundX} title={`Block ${author.name}`} onOpen={() => setStep('block')} />
            )}
            {yours && <OpenRow Icon={Trash2} danger title="Delete" onOpen={() => setStep('delete')} />}
          </PanelList>
          {problem && (
            <p role="alert" className="mt-3">
              {problem}
            </p>
          )}
        </>
      )}
      {step === 'delete' && (
        <Sure
          text="This deletes it and its earlier versions for good. If others replied, they see that something was deleted."
          label="Delete"
          call={() => client.server.ask(deleteEntry, { params })}
          done={done('Deleted')}
        />
      )}
      {step === 'hide' && (
        <Sure
          reason
          text="Only its author and moderators will still see it. You can show it again."
          label="Hide"
          call={(why) => client.server.ask(hideEntry, { params, body: { on: true, why } })}
          done={done('Hidden')}
        />
      )}
      {step === 'block' && author && (
        <Sure
          text={`You’ll no longer see anything ${author.name} writes, in any group. They aren’t told. You can unblock them in the member list.`}
          label={`Block ${author.name}`}
          call={() => client.server.ask(blockPerson, { params: { id: author.id }, body: { on: true } })}
          done={done('Blocked')}
        />
      )}
      {step === 'report' && (
        <ReportForm send={(body) => client.server.ask(reportEntry, { params: { id }, body })} done={done('Reported')} />
      )}
      {step === 'history' && <Versions id={id} />}
    </Sheet>
  );
}
