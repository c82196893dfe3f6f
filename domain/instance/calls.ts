import { z } from 'zod';
import { InstanceAnswer, SupportAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';

// The instance itself: what it can do, whether it works, and what it offers.

const Ready = z.object({ status: z.literal('ready') });
const Alive = z.object({ status: z.literal('ok') });

export const instance = {
  method: 'GET',
  path: '/api/instance',
  access: 'user',
  limit: 'default',
  summary: 'What this instance has been set up to do.',
  answers: { 200: InstanceAnswer },
} as const satisfies Call;

export const support = {
  method: 'GET',
  path: '/api/support',
  access: 'public',
  limit: 'default',
  summary: 'Whom to write to for help: also those who cannot sign in.',
  answers: { 200: SupportAnswer },
} as const satisfies Call;

export const healthz = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
  limit: 'unlimited',
  summary: 'The process answers.',
  answers: { 200: Alive },
} as const satisfies Call;

export const readyz = {
  method: 'GET',
  path: '/readyz',
  access: 'public',
  limit: 'unlimited',
  summary: 'The instance can work.',
  answers: { 200: Ready },
} as const satisfies Call;

export const openapi = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  limit: 'default',
  summary: 'This description.',
  answers: { 200: z.looseObject({ openapi: z.string() }) },
} as const satisfies Call;
