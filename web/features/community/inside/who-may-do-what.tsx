import { Section } from '#web/ui/frame/page.tsx';
import { ROLE_WORD } from '../group-words.ts';

const ROLES = [
  { role: 'member', may: 'Writes, answers, says what helped, and reports.' },
  { role: 'moderator', may: 'Also invites, hides and shows what members wrote, and sends members out.' },
  { role: 'owner', may: 'Also changes the group, gives roles, hands it over and archives it.' },
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
