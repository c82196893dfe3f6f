import { memo, useCallback, useEffect, useState } from 'react';
import { setInGroup } from '#domain/groups/group-calls.ts';
import type { Entry, Post } from '#domain/groups/post-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { fetchOlder } from '#web/offline/community/refresh.ts';
import type { StoredGroup, StoredPost, WaitingEntry as Waiting } from '#web/offline/tables/account-db.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EntryMenu } from '../entries/entry-menu.tsx';
import { PostCard } from '../entries/post-card.tsx';
import { UnsentEntry } from '../entries/unsent-entry.tsx';
import { WriteSheet, type Writing } from '../entries/write-sheet.tsx';

/** Memoised, so that opening a sheet does not re-render every post. */
const Card = memo(PostCard);

interface PostsTabProps {
  stored: StoredGroup;
  posts: readonly StoredPost[];
  waiting: readonly Waiting[];
  shown: number;
  onMore: () => void;
  again: () => void;
}

/** Reports to the server that the posts were seen, so that they count as read on every device. */
function useRead({ id, line }: StoredGroup, newestAt: number | undefined): void {
  const client = useClient();
  const { db } = useAccount();
  const { unread } = line;
  useEffect(() => {
    if (unread === 0 || newestAt === undefined) return;
    void client.server.ask(setInGroup, { params: { id }, body: { readAt: Date.now() } }).then(async (done) => {
      const held = done.ok ? await db.groups.get(id) : undefined;
      if (held) await db.groups.update(id, { line: { ...held.line, unread: 0 } });
    });
  }, [client, db, id, unread, newestAt]);
}

/** The posts of a group, newest first, with forms to write. */
export function PostsTab({ stored, posts, waiting, shown, onMore, again }: PostsTabProps) {
  const client = useClient();
  const { db } = useAccount();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [menu, setMenu] = useState<Entry | null>(null);
  const { pending, problem, act } = useAct();
  useRead(stored, posts[0]?.writtenAt);
  const comment = useCallback((on: Post) => setWriting({ what: 'comment', on }), []);
  const { id, line, group, older } = stored;
  const more = async () => {
    if (posts.length >= shown) return onMore();
    await act(() => fetchOlder(client.askInAccount, db, id), onMore);
  };
  return (
    <>
      {!line.archived && (
        <button type="button" className="write-line" onClick={() => setWriting({ what: 'post' })}>
          <Avatar name={group?.you.name ?? '?'} small />
          Write to the group
        </button>
      )}
      <div className="mt-4 grid grid-cols-1 gap-3">
        {waiting.map((entry) => (
          <UnsentEntry key={entry.id} entry={entry} inGroup />
        ))}
        {posts.length === 0 && waiting.length === 0 && (
          <p className="py-4 text-ink-2">
            {stored.postsAt === null
              ? 'Posts aren’t on this phone yet. They’ll load once your server can be reached.'
              : 'No posts yet.'}
          </p>
        )}
        {posts.map((post) => (
          <Card key={post.id} post={post} onMenu={setMenu} onComment={comment} again={again} />
        ))}
      </div>
      {(posts.length >= shown || older !== null) && (
        <Button variant="secondary" block className="mt-4" pending={pending} onClick={() => void more()}>
          {pending ? 'Loading' : 'Older posts'}
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-ink-2">
          {problem}
        </p>
      )}
      {writing && <WriteSheet group={line} writing={writing} onClose={() => setWriting(null)} again={again} />}
      {menu && (
        <EntryMenu
          entry={menu}
          role={group?.you.role ?? 'member'}
          onEdit={() => {
            setWriting({ what: 'edit', entry: menu });
            setMenu(null);
          }}
          onClose={() => setMenu(null)}
          again={again}
        />
      )}
    </>
  );
}
