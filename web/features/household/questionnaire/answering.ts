import type { User } from '#domain/contract/account.ts';
import type { Answering } from '#domain/households/questionnaire.ts';

/** Who answers, as their entry among the people of the household is called. */
export const answering = ({ id, firstName, username }: User): Answering => ({ id, name: firstName || username });
