import { expect, test } from 'vitest';
import { MISTAKE_TEXT_MAX } from '#domain/mistakes/mistake.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { OPERATION_PAYLOAD } from '#domain/sync/operation.ts';
import { asStoredRow, ID, NOW, operation, ruleContext } from './operations.ts';

const payload = {
  kind: 'wrong_ingredient',
  text: 'The label says sorbitol.',
  about: { product: null, ingredient: { id: 'sorbate', name: 'Sorbate', raw: 'sorbit' }, versions: null },
} as const;
const report = operation('mistake.report', payload);

test('a reported mistake is a row of its own, open, in the name of who acts', () => {
  const outcome = applyOperation(report, ruleContext());
  expect(outcome).toMatchObject({
    status: 'applied',
    counts: false,
    rows: [
      {
        entity: 'mistake',
        id: ID,
        deleted: false,
        data: { state: 'open', reportedBy: 'user', reportedAt: NOW, ...payload },
      },
    ],
  });
});

test('the same report again changes nothing; other words under its id are refused', () => {
  const outcome = applyOperation(report, ruleContext());
  const row = outcome.status === 'applied' ? asStoredRow(outcome.rows[0]) : null;
  expect(applyOperation(report, ruleContext({ row }))).toMatchObject({ status: 'applied', rows: [] });
  const other = operation('mistake.report', { ...payload, text: 'Something else.' });
  expect(applyOperation(other, ruleContext({ row }))).toMatchObject({
    status: 'rejected',
    problem: { code: 'CONFLICT' },
  });
});

test('a clock of another century is not believed', () => {
  const early = applyOperation(operation('mistake.report', payload, { createdAt: 0 }), ruleContext());
  const rows = early.status === 'applied' ? early.rows : [];
  expect(rows[0]).toMatchObject({ data: { reportedAt: NOW - 400 * 86_400_000 } });
});

test.each([
  ['no words', { ...payload, text: '  ' }],
  ['too many words', { ...payload, text: 'a'.repeat(MISTAKE_TEXT_MAX + 1) }],
  ['an unknown kind', { ...payload, kind: 'praise' }],
  ['more than is asked for', { ...payload, email: 'maya@example.org' }],
  ['more about it than is asked for', { ...payload, about: { ...payload.about, household: 'home' } }],
  [
    'a label without end',
    {
      ...payload,
      about: { ...payload.about, product: { id: 'x', name: 'x', gtin: null, ingredientsText: 'a'.repeat(20_001) } },
    },
  ],
])('refuses %s', (_what, sent) => {
  expect(OPERATION_PAYLOAD['mistake.report'].safeParse(sent).success).toBe(false);
});
