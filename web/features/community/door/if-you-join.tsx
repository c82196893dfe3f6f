import { Eye, Lock, LogOut, MessageCircle } from 'lucide-react';

const PROMISES = [
  { Icon: MessageCircle, title: 'They see what you post', text: 'Posts, comments, and any product’s base report.' },
  {
    Icon: Lock,
    title: 'They never see your home',
    text: 'Not your shelf, scans, health data or family.',
  },
  { Icon: LogOut, title: 'You can leave at any time', text: 'The group is then wiped from your phone.' },
] as const;

/** What joining a group means. @param yourName the name the others would see; null before sign-in */
export const IfYouJoin = ({ yourName }: { yourName: string | null }) => (
  <section className="mt-6">
    <h2 className="title-3">If you join</h2>
    <ul className="panel-list mt-2">
      {[
        {
          Icon: Eye,
          title: yourName === null ? 'They see the name you pick' : `They see your name: ${yourName}`,
          text: 'You can pick another name for this group.',
        },
        ...PROMISES,
      ].map(({ Icon, title, text }) => (
        <li key={text} className="flex gap-4 py-3">
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
          <span className="min-w-0 wrap-anywhere">
            <b className="block">{title}</b>
            <span className="small text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
