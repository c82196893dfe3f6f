import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';
import { HELP_TEXT_MAX, HelpEmail } from './help-request.ts';

// Writing to the people who run the server without an account, and reading what was written.

/** What somebody writes on the contact page. */
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
  summary: 'Write to the people who run the server, also without an account.',
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
  summary: 'What came by the contact page and is not settled, the oldest first.',
  answers: { 200: z.object({ messages: z.array(Waiting) }) },
} as const satisfies Call;

export const adminSettleMessage = {
  method: 'POST',
  path: '/api/admin/messages/{id}/settled',
  access: 'admin',
  limit: 'default',
  summary: 'Say that a message of the contact page was dealt with.',
  answers: { 204: null },
} as const satisfies Call;
