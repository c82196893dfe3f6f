import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { HelpRequest } from './help-request.ts';
import type { HELP_REQUEST } from './help-request-schemas.ts';

type On<T extends keyof (typeof HELP_REQUEST)['operations']> = OperationOn<typeof HELP_REQUEST, T>;
type World = RuleWorld<HelpRequest>;
type Written = Pick<HelpRequest, 'kind' | 'name' | 'email' | 'title' | 'text' | 'priority'>;

/** Stores a request. Append-only: the same request sent again changes nothing, and it cannot be edited later. */
function write(operation: On<'help.ask'> | On<'help.wish'>, world: World, written: Written): RuleOutcome {
  const known = world.row;
  if (known) {
    return known.data.text === written.text && known.data.title === written.title
      ? applied()
      : rejected('CONFLICT', 'This was already sent with different words.');
  }
  const id = operation.entityId;
  const askedAt = clampCreatedAt(operation.createdAt, world.nowMs);
  const data = { id, ...written, askedAt, answer: null, answeredAt: null };
  return applied({ entity: 'helpRequest', id, deleted: false, data });
}

/** A person's requests to the operators. Only the operators answer them: no sync operation does. */
export const helpRequestRules = {
  scope: 'person',
  revision: 1,
  phone: { name: 'helpRequests', indexes: 'id, askedAt', since: 6 },
  bounds: { bytes: 49_152, rows: byPlan(100) },
  fitsId: namedByUuid,
  operations: {
    'help.ask': {
      words: 'Question asked',
      apply: (operation: On<'help.ask'>, world: World) => {
        const { name, email, question } = operation.payload;
        return write(operation, world, { kind: 'question', name, email, title: '', text: question, priority: null });
      },
    },
    'help.wish': {
      words: 'Feature requested',
      apply: (operation: On<'help.wish'>, world: World) => {
        const { name, email, featureTitle, featureDescription, priority } = operation.payload;
        const wish = { title: featureTitle, text: featureDescription, priority };
        return write(operation, world, { kind: 'feature', name, email, ...wish });
      },
    },
  },
} as const satisfies EntityRules<typeof HELP_REQUEST>;
