import type { User } from '#domain/contract/account.ts';
import type { Answering } from '#domain/households/questionnaire.ts';

/** The person who answers, with the name of their own entry among the household's people. */
export const answeringPerson = ({ id, firstName, username }: User): Answering => ({ id, name: firstName || username });
