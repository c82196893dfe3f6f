import { KeyRound, UserRound } from 'lucide-react';
import { Section } from '#web/ui/frame/page.tsx';

const ROLES = [
  {
    role: 'Member',
    may: 'Scans, adds and removes products, updates people and pets, and sees their health details.',
    Icon: UserRound,
  },
  {
    role: 'Owner',
    may: 'Also invites and removes adults, names the household, and hands it over.',
    Icon: KeyRound,
  },
] as const;

/** The rights of each role, as the server enforces them (product P2.9.2). */
export const WhatEachMayDo = () => (
  <Section title="What each may do">
    <ul className="grid gap-4">
      {ROLES.map(({ role, may, Icon }) => (
        <li key={role} className="flex gap-3">
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
          <span>
            <b className="block">{role}</b>
            <span className="small text-ink-2">{may}</span>
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
