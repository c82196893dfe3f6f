import { Section } from '#web/ui/frame/page.tsx';
import { ROLE_WORD } from '../group-words.ts';

const ROLES = [
  { role: 'member', may: 'Posts, comments, marks what helped, and reports.' },
  { role: 'moderator', may: 'Also invites and removes members, and hides or shows what they wrote.' },
  { role: 'owner', may: 'Also edits the group, gives roles, hands it over and archives it.' },
] as const;

/** The rights of each role, as the server enforces them (product P22.2). */
export const WhoMayDoWhat = () => (
  <Section title="Who may do what">
    <dl className="grid gap-3">
      {ROLES.map(({ role, may }) => (
        <div key={role}>
          <dt className="strong">{ROLE_WORD[role]}</dt>
          <dd className="small text-ink-2">{may}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
