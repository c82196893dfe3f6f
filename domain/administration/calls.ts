import { z } from 'zod';
import { CurrentPassword, Email, SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { OPERATOR_FIELDS } from '../open-pages/operator.ts';
import { Tier } from '../plans/plan-schemas.ts';

// Administration of the instance. No answer here contains a household's health data.

const Administrator = z.object({ id: z.string(), email: z.string() });

/** Setup data for the authenticator app, given at the first sign-in. */
const Enrolment = z.object({ secret: z.string(), uri: z.string() });

export const adminLogin = {
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  limit: 'login',
  summary:
    'Sign in as an administrator. The first time, without a code: returns what to enter in the authenticator app.',
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
  summary: 'Get the administrator a token belongs to.',
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
  /** Cannot sign in at all. */
  blocked: z.boolean(),
  /** When the account will be deleted; null if the person did not ask for deletion. */
  deletesAt: z.number().nullable(),
});
export type AdminPerson = z.infer<typeof Person>;

/** A household as an administrator sees it: its plan and its adults. */
export const AdminHousehold = z.object({
  id: z.string(),
  tier: Tier,
  createdAt: z.number(),
  people: z.array(Person),
});
export type AdminHousehold = z.infer<typeof AdminHousehold>;

/** Maximum number of households a search returns. */
export const HOUSEHOLDS_FOUND = 50;

export const adminHouseholds = {
  method: 'GET',
  path: '/api/admin/households',
  access: 'admin',
  limit: 'default',
  summary: 'Find households by part of an adult’s e-mail address or name, newest first.',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  answers: { 200: z.object({ households: z.array(AdminHousehold) }) },
} as const satisfies Call;

export const adminGrantPlan = {
  method: 'PUT',
  path: '/api/admin/households/{id}/plan',
  access: 'admin',
  limit: 'default',
  summary: 'Set a household’s plan. Moving to a smaller plan deletes nothing.',
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
  summary: 'Block a person, which signs them out of every browser, or unblock them.',
  body: z.strictObject({ email: Email, blocked: z.boolean() }),
  answers: { 200: z.object({ ended: z.number().int() }) },
} as const satisfies Call;

export const adminBlockHousehold = {
  method: 'PUT',
  path: '/api/admin/households/{id}/block',
  access: 'admin',
  limit: 'default',
  summary: 'Block every adult in a household, or unblock them.',
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
  /** The household's plan has priority support: these are sorted first. */
  first: z.boolean(),
  askedAt: z.number(),
});
export type AdminQuestion = z.infer<typeof Question>;

export const adminQuestions = {
  method: 'GET',
  path: '/api/admin/questions',
  access: 'admin',
  limit: 'default',
  summary: 'List unanswered questions: priority support first, then oldest first.',
  answers: { 200: z.object({ questions: z.array(Question) }) },
} as const satisfies Call;

export const adminAnswer = {
  method: 'POST',
  path: '/api/admin/questions/{id}/answer',
  access: 'admin',
  limit: 'default',
  summary: 'Answer a question. The answer appears in the person’s notifications.',
  body: z.strictObject({ text: z.string().min(1).max(5000) }),
  answers: { 204: null },
} as const satisfies Call;

export const adminOverview = {
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  limit: 'default',
  summary: 'Get the state of the instance: households, disk space, the last backup, jobs that failed for good.',
  answers: {
    200: z.object({
      households: z.number().int(),
      freeBytes: z.number(),
      /** Null before the first. */
      lastBackupAt: z.number().nullable(),
      failedJobs: z.array(z.object({ key: z.string(), attempts: z.number().int(), at: z.number(), error: z.string() })),
      questions: z.number().int(),
      /** Messages of the contact form that are not settled yet. */
      messages: z.number().int(),
      /** Operator details that the legal pages need and that are not configured. */
      operatorLacks: z.array(z.enum(OPERATOR_FIELDS)),
      audit: z.array(z.object({ at: z.number(), administrator: z.string(), action: z.string(), subject: z.string() })),
    }),
  },
} as const satisfies Call;
