import { MessageCircle, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EntryText } from '#web/client/entry-text.tsx';
import { groupPath } from '#web/notices/group-paths.ts';
import type { StoredGroup, StoredPost } from '#web/offline/tables/account-db.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { EntryProduct } from '../entries/entry-product.tsx';
import { WhoLine } from '../entries/who-line.tsx';
import { counted } from '../group-words.ts';

interface LatestPostsProps {
  posts: readonly StoredPost[];
  groups: readonly StoredGroup[];
}

/** The newest posts of all groups, as they lie on this phone. What can be done about one is in its group. */
export function LatestPosts({ posts, groups }: LatestPostsProps) {
  if (posts.length === 0) return null;
  const names = new Map(groups.map(({ id, line }) => [id, line.name]));
  return (
    <Section title="Latest posts">
      <ul className="panel panel-list" aria-label="Latest posts">
        {posts.map((post) => (
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
              aria-label={`Open the post by ${post.author?.name ?? 'somebody who left'}`}
            >
              {post.helpful > 0 && (
                <>
                  <ThumbsUp size={20} strokeWidth={1.9} aria-hidden="true" />
                  <span className="num mr-2">Helpful {post.helpful}</span>
                </>
              )}
              <MessageCircle size={20} strokeWidth={1.9} aria-hidden="true" />
              {post.comments === 0 ? 'Comment' : counted(post.comments, 'comment', 'comments')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
