import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { invalidInput } from '#api/problems.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import { CalendarDate, typedText, Uuid } from '#domain/text-limits.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const fieldsOf = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { error: fieldMessage });
  return parsed.success ? {} : invalidInput(parsed.error).fields;
};

test.each([
  ['what is left out', z.string(), undefined, 'Please fill in this field.'],
  ['null', z.string(), null, 'Please fill in this field.'],
  ['an empty text', typedText(80, 1), ' ', 'Please fill in this field.'],
  ['a number for a text', z.string(), 5, 'Please enter text.'],
  ['a text for a number', z.number(), '5', 'Please enter a number.'],
  ['half a number', z.number().int(), 1.5, 'Please enter a whole number.'],
  ['a text for yes or no', z.boolean(), 'yes', 'Please choose yes or no.'],
  ['a text for a list', z.array(z.string()), 'a', 'Please enter a list.'],
  ['a text for an entry', z.object({}), 'a', 'Please enter a group of fields.'],
  ['a word of no list', z.enum(['spray', 'powder']), 'gas', 'Please choose one of: spray, powder.'],
  ['another version', z.literal(1), 2, 'This must be 1.'],
  [
    'a kind of no list',
    z.discriminatedUnion('a', [z.object({ a: z.literal('b') })]),
    { a: 'c' },
    'This kind is not recognised.',
  ],
  ['a long text', typedText(80), 'x'.repeat(81), 'Please use at most 80 characters.'],
  ['a very long text', typedText(80), 'x'.repeat(8000), 'Please use at most 80 characters.'],
  ['a short text', z.string().min(8), 'x', 'Please use at least 8 characters.'],
  ['a high number', z.number().max(9), 10, 'Please enter a number of at most 9.'],
  ['a low number', z.number().min(0), -1, 'Please enter a number of at least 0.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Please enter at least 1 entry.'],
  ['a long list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Please enter at most 2 entries.'],
  ['no day', CalendarDate, '2026-13-01', 'Please enter a date, such as 2026-11-21.'],
  ['no id', Uuid, 'x', 'This is not a valid id.'],
  ['another form', z.string().regex(/a/), 'b', 'This is not in the right format.'],
])('%s is answered in a sentence', (_, schema, value, message) => {
  expect(Object.values(fieldsOf(z.object({ field: schema }), { field: value }) ?? {})).toEqual([message]);
});

test('no call answers in the words of a schema', async () => {
  const person = await newPerson(app);
  const bodies: Array<[string, unknown]> = [
    ['/api/register', { email: 5, password: [], username: {}, firstName: 1 }],
    ['/api/login', { email: null, password: null }],
    ['/api/scan', { barcode: 5, mode: 'theft', input: 1 }],
    [
      '/api/products/create-manual',
      { name: [], ingredients: 'Aqua', category: 'x', forms: [1], baby: 2, productType: 'x' },
    ],
    ['/api/inventory', { productId: {}, quantity: 'two' }],
    ['/api/sync/push', { deviceId: 'x', ops: 'x' }],
    ['/api/register', []],
  ];
  for (const [path, body] of bodies) {
    const sender = path === '/api/register' || path === '/api/login' ? new Person(app) : person;
    const reply = await sender.post(path, body);
    const { message, fields = {} } = ErrorBody.parse(reply.body);
    expect([path, reply.status]).toEqual([path, 422]);
    for (const text of [message, ...Object.values(fields)]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/expected|received|invalid|undefined|NaN|regex|[<>{}]/i);
    }
  }
});
