import { User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { QuestionnaireAnswers } from './questionnaire.ts';

// The questionnaire about the person's home.

export const updateProfile = {
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Save the questionnaire: children, pets and allergies become members and pets of the household.',
  body: QuestionnaireAnswers,
  answers: { 200: User },
} as const satisfies Call;
