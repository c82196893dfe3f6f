import { Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { type AttachedProduct, ENTRY_MAX, type Entry, editEntry } from '#domain/groups/post-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { sendWritten, writeDownEntry } from '#web/offline/community/send-written.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ChooseProduct } from './choose-product.tsx';

/** What is being written: a post, a comment on a post, or an edit of an entry. */
export type Writing =
  | { readonly what: 'post' }
  | { readonly what: 'comment'; readonly on: Pick<Entry, 'id' | 'author'> }
  | { readonly what: 'edit'; readonly entry: Entry };

interface WriteSheetProps {
  group: { readonly id: string; readonly name: string };
  writing: Writing;
  onClose: () => void;
  /** Called once it was sent. */
  again: () => void;
}

const titleOf = (writing: Writing): string => {
  if (writing.what === 'post') return 'Write to the group';
  if (writing.what === 'edit') return 'Edit';
  return `Reply to ${writing.on.author?.name ?? 'this post'}`;
};

/** Writes to a group. Posts and comments are saved on this phone first, then sent. */
export function WriteSheet({ group, writing, onClose, again }: WriteSheetProps) {
  const client = useClient();
  const { db } = useAccount();
  const [text, setText] = useState(writing.what === 'edit' ? writing.entry.text : '');
  const [product, setProduct] = useState<AttachedProduct | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { pending, problem, setProblem, act } = useAct();
  const keep = async () => {
    await writeDownEntry(db, {
      ...{ id: client.newId(), groupId: group.id, groupName: group.name },
      ...{ onId: writing.what === 'comment' ? writing.on.id : null },
      ...{ text: text.trim(), product, writtenAt: Date.now() },
    });
    onClose();
    await sendWritten(client.askInAccount, db);
    again();
  };
  const send = () => {
    if (text.trim() === '') setProblem('Please write something.');
    else if (writing.what !== 'edit') void keep();
    else {
      const { id } = writing.entry;
      void act(
        () => client.server.ask(editEntry, { params: { id }, body: { text } }),
        () => {
          onClose();
          again();
        },
      );
    }
  };
  if (choosing) {
    return (
      <ChooseProduct
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setProduct(chosen);
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <Sheet open form onClose={onClose} title={titleOf(writing)}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          label={writing.what === 'comment' ? 'Your comment' : 'Your post'}
          rows={5}
          maxLength={ENTRY_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problem}
        />
        {writing.what === 'post' &&
          (product ? (
            <div className="flex items-center gap-2 rounded-control bg-surface-2 py-1 pr-1 pl-4">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {product.name}
                <span className="small block text-ink-2">With its base report, not your family’s</span>
              </span>
              <IconButton label={`Remove ${product.name}`} onClick={() => setProduct(null)}>
                <X strokeWidth={1.9} />
              </IconButton>
            </div>
          ) : (
            <Button
              variant="secondary"
              icon={<Paperclip aria-hidden="true" strokeWidth={1.9} />}
              onClick={() => setChoosing(true)}
            >
              Add a product
            </Button>
          ))}
        <Notice>
          {writing.what === 'edit'
            ? 'Members can read earlier versions.'
            : `Members of ${group.name} see your post. Your shelf, scans and family aren’t shared.`}
        </Notice>
        <Button type="submit" block pending={pending}>
          {writing.what === 'edit' ? 'Save' : 'Send'}
        </Button>
      </form>
    </Sheet>
  );
}
