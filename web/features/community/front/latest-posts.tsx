import { MessageCircle, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EntryText } from '#web/client/entry-text.tsx';
import { groupPath } from '#web/notices/group-paths.ts';
import type { StoredGroup, StoredPost } from '#web/offline/tables/account-db.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { EntryProduct } from '../entries/entry-product.tsx';
import { WhoLine } from '../entries/who-line.tsx';
import { countWithNoun } from '../group-words.ts';

interface LatestPostsProps {
  posts: readonly StoredPost[];
  groups: readonly StoredGroup[];
}

/** Number of posts shown. */
const SHOWN = 5;

/**
 * The newest posts of all groups, as stored on this phone. Others' posts that arrive while the screen is open are shown
 * only on request, because they would push down what the person is reading. To act on a post, open its group.
 */
export function LatestPosts({ posts, groups }: LatestPostsProps) {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(posts.map(({ id }) => id)));
  const names = new Map(groups.map(({ id, line }) => [id, line.name]));
  const shown = posts.filter(({ id, yours }) => yours || known.has(id)).slice(0, SHOWN);
  const newestKnown = posts.find(({ id }) => known.has(id))?.writtenAt ?? 0;
  const newer = posts.filter((post) => !shown.includes(post) && post.writtenAt > newestKnown).length;
  return (
    <Section
      title="Latest posts"
      aside={
        newer > 0 && (
          <button type="button" className="link" onClick={() => setKnown(new Set(posts.map(({ id }) => id)))}>
            {`Show ${countWithNoun(newer, 'new post', 'new posts')}`}
          </button>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="text-ink-2">{newer > 0 ? 'There are new posts.' : 'No posts yet on this phone.'}</p>
      ) : (
        <ul className="panel panel-list" aria-label="Latest posts">
          {shown.map((post) => (
            <li key={post.id} className="p-4">
              <div className="flex items-start gap-3">
                <Avatar name={post.author?.name ?? '?'} />
                <WhoLine entry={post} where={names.get(post.groupId) ?? ''} />
              </div>
              <div className="mt-3 line-clamp-6">
                <EntryText text={post.text} />
              </div>
              {post.product && <EntryProduct product={post.product} />}
              <Link
                to={groupPath(post.groupId)}
                className="entry-act mt-1"
                aria-label={`Open the post by ${post.author?.name ?? 'a former member'}`}
              >
                {post.helpful > 0 && (
                  <>
                    <ThumbsUp size={20} strokeWidth={1.9} aria-hidden="true" />
                    <span className="num mr-2">Helpful {post.helpful}</span>
                  </>
                )}
                <MessageCircle size={20} strokeWidth={1.9} aria-hidden="true" />
                {post.comments === 0 ? 'Comment' : countWithNoun(post.comments, 'comment', 'comments')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
