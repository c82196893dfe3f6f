import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';
import { HELP_TEXT_MAX, HelpEmail } from './help-request.ts';

// The contact form, usable without an account, and the administrators' view of its messages.

/** A message from the contact form. */
const ContactMessage = z.strictObject({
  name: typedText(80),
  email: HelpEmail,
  text: typedText(HELP_TEXT_MAX, 1),
});

export const contact = {
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  limit: 'contact',
  summary: 'Write to the people who run the server. No account needed.',
  body: ContactMessage,
  answers: { 204: null },
} as const satisfies Call;

const Waiting = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  sentAt: z.number(),
});
export type AdminMessage = z.infer<typeof Waiting>;

export const adminMessages = {
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  limit: 'default',
  summary: 'List open messages from the contact page, oldest first.',
  answers: { 200: z.object({ messages: z.array(Waiting) }) },
} as const satisfies Call;

export const adminSettleMessage = {
  method: 'POST',
  path: '/api/admin/messages/{id}/settled',
  access: 'admin',
  limit: 'default',
  summary: 'Mark a message from the contact page as settled.',
  answers: { 204: null },
} as const satisfies Call;
