import { type FormEvent, useState } from 'react';
import {
  shareTip,
  TIP_AREAS,
  TIP_AUDIENCES,
  TIP_SOURCE_MAX,
  TIP_TEXT_MAX,
  TIP_TITLE_MAX,
  type TipArea,
  type TipAudience,
} from '#domain/tips/calls.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { AREA_WORDS, AUDIENCE_WORDS } from '#web/words/tip-words.ts';

/** Shares a tip with everybody on the server (product P25.1). */
export function ShareSheet({ onClose, again }: { onClose: () => void; again: () => Promise<void> }) {
  const client = useClient();
  const analytics = useAnalytics();
  // The same id for every retry, so that a tip whose answer was lost is not stored twice.
  const [id] = useState(() => client.newId());
  const [area, setArea] = useState<TipArea>('cleaning');
  const [audience, setAudience] = useState<TipAudience>('everyone');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const [missing, setMissing] = useState<{ title?: string; text?: string }>({});
  const { pending, problem, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const lacks = {
      ...(title.trim().length < 3 && { title: 'Please give it a short title.' }),
      ...(text.trim().length < 10 && { text: 'Please say what to do, in a sentence or two.' }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) return;
    const body = { id, area, audience, title, text, source };
    void act(
      () => client.server.ask(shareTip, { body }),
      async ({ held }) => {
        void analytics.record({ name: 'community.tip_shared', properties: {} });
        showToast({
          title: held ? 'Awaiting review' : 'Tip shared',
          description: held
            ? 'It will be reviewed first. The reason is shown with your tip.'
            : 'Everyone on this server can read it.',
          variant: 'success',
        });
        await again();
        onClose();
      },
    );
  };
  return (
    <Sheet open form onClose={onClose} title="Share a tip">
      <form noValidate className="grid gap-4" onSubmit={send}>
        <Field
          label="Title"
          value={title}
          maxLength={TIP_TITLE_MAX}
          error={missing.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Tip"
          rows={4}
          value={text}
          maxLength={TIP_TEXT_MAX}
          error={missing.text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Where"
          value={area}
          onChange={(event) => setArea(TIP_AREAS.find((one) => one === event.target.value) ?? 'other')}
        >
          {TIP_AREAS.map((one) => (
            <option key={one} value={one}>
              {AREA_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Who it’s for"
          value={audience}
          onChange={(event) => setAudience(TIP_AUDIENCES.find((one) => one === event.target.value) ?? 'everyone')}
        >
          {TIP_AUDIENCES.map((one) => (
            <option key={one} value={one}>
              {AUDIENCE_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Source"
          note="Optional"
          hint="A leaflet, book or web address. If left empty, it says: own experience."
          value={source}
          maxLength={TIP_SOURCE_MAX}
          onChange={(event) => setSource(event.target.value)}
        />
        <p className="small text-ink-2">Everyone on this server can read it, with your first name.</p>
        {problem && (
          <Notice level="WARNING" role="alert">
            {problem}
          </Notice>
        )}
        <Button type="submit" block pending={pending}>
          {pending ? 'Sharing' : 'Share tip'}
        </Button>
      </form>
    </Sheet>
  );
}
