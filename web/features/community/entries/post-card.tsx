import { MessageCircle, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { type Entry, entryComments, type Post, setHelpful } from '#domain/groups/post-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { EntryText } from '#web/client/entry-text.tsx';
import { showFailureToast } from '#web/client/use-act.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { countWithNoun } from '../group-words.ts';
import { CommentLine } from './comment-line.tsx';
import { EntryProduct } from './entry-product.tsx';
import { EntryState } from './entry-state.tsx';
import { MoreDots } from './more-dots.tsx';
import { WhoLine } from './who-line.tsx';

interface PostCardProps {
  post: Post;
  /** Opens the menu of an entry. */
  onMenu: (entry: Entry) => void;
  onComment: (post: Post) => void;
  /** Called after a change: reloads the group. */
  again: () => void;
}

/** Loads the comments that were not sent with the post. */
function MoreComments({ post, onMenu }: Pick<PostCardProps, 'post' | 'onMenu'>) {
  const client = useClient();
  const [more, setMore] = useState<readonly Entry[] | null>(null);
  const last = post.firstComments.at(-1);
  const fetch = async () => {
    const query = last ? { after: `${last.writtenAt} ${last.id}` } : {};
    const reply = await client.server.ask(entryComments, { params: { id: post.id }, query });
    if (reply.ok) setMore(reply.value.comments);
    else showFailureToast(reply.problem.message);
  };
  if (more) return more.map((entry) => <CommentLine key={entry.id} entry={entry} onMenu={onMenu} />);
  if (post.comments <= post.firstComments.length) return null;
  return (
    <li>
      <Button size="small" variant="quiet" onClick={() => void fetch()}>
        Show more comments
      </Button>
    </li>
  );
}

/** A post of a group with its comments. */
export function PostCard({ post, onMenu, onComment, again }: PostCardProps) {
  const client = useClient();
  const name = post.author?.name ?? 'a former member';
  const helpful = async () => {
    const done = await client.server.ask(setHelpful, { params: { id: post.id }, body: { on: !post.helped } });
    if (done.ok) again();
    else showFailureToast(done.problem.message);
  };
  return (
    <article aria-label={`Post by ${name}`} className="panel p-4 pb-2">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <WhoLine entry={post} />
        {post.state !== 'deleted' && (
          <IconButton label={`More about the post by ${name}`} className="-mt-1 -mr-2" onClick={() => onMenu(post)}>
            <MoreDots />
          </IconButton>
        )}
      </div>
      <div className="mt-3">
        <EntryState entry={post} />
        {post.text !== '' && <EntryText text={post.text} />}
        {post.product && <EntryProduct product={post.product} />}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4">
        {post.state === 'there' && (
          <button
            type="button"
            className="entry-act"
            aria-pressed={post.helped}
            disabled={post.yours}
            onClick={() => void helpful()}
          >
            <ThumbsUp size={20} strokeWidth={1.9} aria-hidden="true" />
            Helpful {post.helpful > 0 && <span className="num">{post.helpful}</span>}
          </button>
        )}
        <button type="button" className="entry-act" onClick={() => onComment(post)}>
          <MessageCircle size={20} strokeWidth={1.9} aria-hidden="true" />
          {post.comments === 0 ? 'Comment' : countWithNoun(post.comments, 'comment', 'comments')}
        </button>
      </div>
      {post.firstComments.length > 0 && (
        <ul className="entry-thread" aria-label={`Comments on the post by ${name}`}>
          {post.firstComments.map((entry) => (
            <CommentLine key={entry.id} entry={entry} onMenu={onMenu} />
          ))}
          <MoreComments post={post} onMenu={onMenu} />
        </ul>
      )}
    </article>
  );
}
