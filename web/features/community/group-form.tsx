import { useState } from 'react';
import {
  GROUP_ABOUT_MAX,
  GROUP_NAME_MAX,
  GROUP_SYMBOLS,
  type GroupKind,
  SHOWN_NAME_MAX,
} from '#domain/groups/group-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { GroupSymbol, type SymbolName } from './group-symbol.tsx';

/** A group's details, as entered by its owner. */
export interface GroupDraft {
  readonly name: string;
  readonly about: string;
  readonly kind: GroupKind;
  readonly symbol: SymbolName;
}

const SYMBOL_WORD: Readonly<Record<SymbolName, string>> = {
  people: 'People',
  child: 'Child',
  pet: 'Pet',
  cleaning: 'Cleaning',
  plant: 'Plant',
  home: 'Home',
};

interface GroupFormProps {
  start: GroupDraft;
  /** The person's name in the group; null if already chosen. */
  yourName: string | null;
  label: string;
  pending: boolean;
  problem: string | null;
  onSend: (draft: GroupDraft, yourName: string) => void;
}

/** Form for a group's name, description, symbol, and who may join. */
export function GroupForm({ start, yourName, label, pending, problem, onSend }: GroupFormProps) {
  const [draft, setDraft] = useState(start);
  const [own, setOwn] = useState(yourName ?? '');
  const [missing, setMissing] = useState<'name' | 'own' | null>(null);
  const set = (part: Partial<GroupDraft>) => setDraft({ ...draft, ...part });
  const send = () => {
    const lacks = draft.name.trim() === '' ? 'name' : yourName !== null && own.trim() === '' ? 'own' : null;
    setMissing(lacks);
    if (!lacks) onSend(draft, own);
  };
  const fill = 'Please fill in this field.';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Group name"
        maxLength={GROUP_NAME_MAX}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
        error={missing === 'name' ? fill : null}
      />
      <TextArea
        label="What it’s about"
        note="Optional"
        rows={3}
        maxLength={GROUP_ABOUT_MAX}
        value={draft.about}
        onChange={(event) => set({ about: event.target.value })}
      />
      <Segmented
        label="Who can join"
        options={[
          { value: 'invitation', label: 'By invitation' },
          { value: 'open', label: 'Open' },
        ]}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <p className="small -mt-2 text-ink-2">
        {draft.kind === 'open'
          ? 'Everyone on this server can find and join the group.'
          : 'The group is hidden. You and its moderators invite people.'}
      </p>
      <fieldset aria-label="Picture" className="flex flex-wrap gap-2">
        {GROUP_SYMBOLS.map((symbol) => (
          <label key={symbol} className="group-symbol-pick">
            <input
              type="radio"
              name="symbol"
              className="sr-only"
              checked={draft.symbol === symbol}
              onChange={() => set({ symbol })}
            />
            <GroupSymbol symbol={symbol} />
            <span className="sr-only">{SYMBOL_WORD[symbol]}</span>
          </label>
        ))}
      </fieldset>
      {yourName !== null && (
        <Field
          label="Your name in this group"
          maxLength={SHOWN_NAME_MAX}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          hint="Members see this name and nothing else about you."
          error={missing === 'own' ? fill : null}
        />
      )}
      {problem && (
        <Notice level="WARNING" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {label}
      </Button>
    </form>
  );
}
