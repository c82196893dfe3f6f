import { z } from 'zod';
import { CurrentPassword, Email, SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { OPERATOR_FIELDS } from '../open-pages/operator.ts';
import { Tier } from '../plans/plan-schemas.ts';

// Looking after the instance. Nothing here gives anything of a household's health.

const Administrator = z.object({ id: z.string(), email: z.string() });

/** What an authenticator app is told at the first sign-in. */
const Enrolment = z.object({ secret: z.string(), uri: z.string() });

export const adminLogin = {
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  limit: 'login',
  summary: 'Sign in to look after the instance. The first time without a code: what to tell the authenticator app.',
  body: z.strictObject({ email: Email, password: CurrentPassword, code: SignInCode.optional() }),
  answers: {
    200: z.union([z.object({ token: z.string(), admin: Administrator }), z.object({ enrolment: Enrolment })]),
  },
} as const satisfies Call;

export const adminVerify = {
  method: 'GET',
  path: '/api/admin/verify',
  access: 'admin',
  limit: 'default',
  summary: 'Which administrator a token is of.',
  answers: { 200: z.object({ admin: Administrator }) },
} as const satisfies Call;

export const adminLogout = {
  method: 'POST',
  path: '/api/admin/logout',
  access: 'admin',
  limit: 'default',
  summary: 'End every session of this administrator.',
  answers: { 204: null },
} as const satisfies Call;

const Person = z.object({
  email: z.string(),
  username: z.string(),
  role: z.string(),
  /** Nothing lets them in. */
  blocked: z.boolean(),
  /** When everything of the account goes, where the person asked for that. */
  deletesAt: z.number().nullable(),
});
export type AdminPerson = z.infer<typeof Person>;

/** A household as an administrator sees it: its plan and who its adults are. */
export const AdminHousehold = z.object({
  id: z.string(),
  tier: Tier,
  createdAt: z.number(),
  people: z.array(Person),
});
export type AdminHousehold = z.infer<typeof AdminHousehold>;

/** Most households that a search gives. */
export const HOUSEHOLDS_FOUND = 50;

export const adminHouseholds = {
  method: 'GET',
  path: '/api/admin/households',
  access: 'admin',
  limit: 'default',
  summary: 'Households by a part of an e-mail address or name of their adults, the newest first.',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  answers: { 200: z.object({ households: z.array(AdminHousehold) }) },
} as const satisfies Call;

export const adminGrantPlan = {
  method: 'PUT',
  path: '/api/admin/households/{id}/plan',
  access: 'admin',
  limit: 'default',
  summary: 'Give a household a plan. Nothing that it keeps goes with a smaller one.',
  body: z.strictObject({ plan: Tier }),
  answers: { 204: null },
} as const satisfies Call;

export const adminEndSessions = {
  method: 'POST',
  path: '/api/admin/people/end-sessions',
  access: 'admin',
  limit: 'default',
  summary: 'Sign a person out of every browser.',
  body: z.strictObject({ email: Email }),
  answers: { 200: z.object({ ended: z.number().int() }) },
} as const satisfies Call;

export const adminBlockPerson = {
  method: 'PUT',
  path: '/api/admin/people/block',
  access: 'admin',
  limit: 'default',
  summary: 'Block a person, which signs them out of every browser, or let them in again.',
  body: z.strictObject({ email: Email, blocked: z.boolean() }),
  answers: { 200: z.object({ ended: z.number().int() }) },
} as const satisfies Call;

export const adminBlockHousehold = {
  method: 'PUT',
  path: '/api/admin/households/{id}/block',
  access: 'admin',
  limit: 'default',
  summary: 'Block every adult of a household, or let them in again.',
  body: z.strictObject({ blocked: z.boolean() }),
  answers: { 200: z.object({ people: z.number().int(), ended: z.number().int() }) },
} as const satisfies Call;

const Question = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  /** Of a household whose plan has priority support: these stand first. */
  first: z.boolean(),
  askedAt: z.number(),
});
export type AdminQuestion = z.infer<typeof Question>;

export const adminQuestions = {
  method: 'GET',
  path: '/api/admin/questions',
  access: 'admin',
  limit: 'default',
  summary: 'What nobody has answered yet: priority support first, then the oldest.',
  answers: { 200: z.object({ questions: z.array(Question) }) },
} as const satisfies Call;

export const adminAnswer = {
  method: 'POST',
  path: '/api/admin/questions/{id}/answer',
  access: 'admin',
  limit: 'default',
  summary: 'Answer a question. The person finds it with their notifications.',
  body: z.strictObject({ text: z.string().min(1).max(5000) }),
  answers: { 204: null },
} as const satisfies Call;

export const adminOverview = {
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  limit: 'default',
  summary: 'How the instance does: households, room on the disk, the last backup, jobs that failed for good.',
  answers: {
    200: z.object({
      households: z.number().int(),
      freeBytes: z.number(),
      /** Null before the first. */
      lastBackupAt: z.number().nullable(),
      failedJobs: z.array(z.object({ key: z.string(), attempts: z.number().int(), at: z.number(), error: z.string() })),
      questions: z.number().int(),
      /** Of the contact page, not settled. */
      messages: z.number().int(),
      /** What the legal pages have to say is missing of who runs the server. */
      operatorLacks: z.array(z.enum(OPERATOR_FIELDS)),
      audit: z.array(z.object({ at: z.number(), administrator: z.string(), action: z.string(), subject: z.string() })),
    }),
  },
} as const satisfies Call;
