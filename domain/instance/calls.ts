import { z } from 'zod';
import { InstanceAnswer, SupportAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';

// The instance itself: its configuration, its health, and its API description.

const Ready = z.object({ status: z.literal('ready') });
const Alive = z.object({ status: z.literal('ok') });

export const instance = {
  method: 'GET',
  path: '/api/instance',
  access: 'user',
  limit: 'default',
  summary: 'Get what this instance is set up to do.',
  answers: { 200: InstanceAnswer },
} as const satisfies Call;

export const support = {
  method: 'GET',
  path: '/api/support',
  access: 'public',
  limit: 'default',
  summary: 'Get whom to contact for help, also for those who cannot sign in.',
  answers: { 200: SupportAnswer },
} as const satisfies Call;

export const healthz = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
  limit: 'unlimited',
  summary: 'Check that the process is running.',
  answers: { 200: Alive },
} as const satisfies Call;

export const readyz = {
  method: 'GET',
  path: '/readyz',
  access: 'public',
  limit: 'unlimited',
  summary: 'Check that the instance is ready.',
  answers: { 200: Ready },
} as const satisfies Call;

export const openapi = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  limit: 'default',
  summary: 'Get this description.',
  answers: { 200: z.looseObject({ openapi: z.string() }) },
} as const satisfies Call;
