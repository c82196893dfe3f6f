import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Operation, OperationType } from '#domain/sync/operation.ts';
import { type OpResult, PullAnswer, PushAnswer } from '#domain/sync/wire.ts';
import type { Person } from './person.ts';
import { CODE_WITH_LABEL } from './start-app.ts';

/** An operation as sent to the server, valid or not. */
export type Sent = Record<string, unknown> & { opId: string; entityId: string };

/** An operation from a person's phone. */
export const op = (
  person: Person,
  type: OperationType,
  payload: unknown,
  over: Partial<z.input<typeof Operation>> = {},
): Sent => ({
  opId: randomUUID(),
  userId: person.userId,
  type,
  v: 1,
  entityId: randomUUID(),
  payload,
  baseRev: null,
  createdAt: person.app.now(),
  ...over,
});

/** Pushes operations. @returns the result of each */
export const push = async (person: Person, ops: unknown[], deviceId = person.deviceId): Promise<OpResult[]> => {
  const reply = await person.post('/api/sync/push', { deviceId, ops });
  expect(reply.status).toBe(200);
  return PushAnswer.parse(reply.body).results;
};
/** Pulls the changes since a cursor. */
export const pull = async (person: Person, cursor?: string): Promise<PullAnswer> => {
  const reply = await person.get(
    `/api/sync/pull${cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  );
  expect(reply.status).toBe(200);
  return PullAnswer.parse(reply.body);
};
/** A scan of a product whose label is known. */
export const scanOf = (person: Person, barcode = CODE_WITH_LABEL) =>
  op(person, 'scan.create', { barcode, mode: 'household', input: 'camera' });
/** A new inventory entry. */
export const itemOf = (person: Person, quantity = 1) =>
  op(person, 'inventory.add', { productId: '02000000000015', quantity });
/** Each result as its status, followed by the error code if there is one. */
export const outcomes = (results: OpResult[]) =>
  results.map(({ status, code }) => (code ? `${status} ${code}` : status));
