import { Credentials, Registration, User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// Registration, sign-in, sign-out, and the current user.

export const register = {
  method: 'POST',
  path: '/api/register',
  access: 'public',
  limit: 'register',
  summary: 'Create an account and its household, and sign in.',
  body: Registration,
  answers: { 201: User },
} as const satisfies Call;

export const login = {
  method: 'POST',
  path: '/api/login',
  access: 'public',
  limit: 'login',
  summary: 'Sign in.',
  body: Credentials,
  answers: { 200: User },
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  limit: 'default',
  summary: 'End this session.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const user = {
  method: 'GET',
  path: '/api/user',
  access: 'user',
  limit: 'default',
  summary: 'Get the signed-in person.',
  beforeConfirming: true,
  answers: { 200: User },
} as const satisfies Call;
