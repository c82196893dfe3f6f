import { z } from 'zod';
import {
  type Call,
  EVENT_STREAM,
  IDEMPOTENCY_HEADER,
  KEYED_CALLS_KEPT_MS,
  KEYED_CALLS_MOST,
  type Repeats,
  takesKey,
} from '#domain/contract/call.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import type { CallExample } from './examples.ts';

type Json = Record<string, unknown>;

const bodySchema = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const answerSchema = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    // Answers may gain fields: a client ignores those it does not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // A null default stands for a value that a reader could not parse; it is never sent.
      if (jsonSchema.default === null) delete jsonSchema.default;
    },
  });

const json = (schema: unknown, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** A form with one picture and some text fields. */
const formSchema = (fields: z.ZodObject): Json => {
  const schema = bodySchema(fields) as { properties?: Json };
  return {
    type: 'object',
    properties: { image: { type: 'string', format: 'binary' }, ...schema.properties },
    required: ['image'],
  };
};

/** A body that is one picture file. */
const PICTURES: Json = { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} };

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done, with no content.',
  400: 'Not JSON, or a parameter that cannot be read.',
  401: 'No session, or wrong credentials.',
  402: 'The monthly scan limit is reached (SCAN_LIMIT_REACHED).',
  403: 'The request did not come from the app.',
  404: 'Not found, or not in this household.',
  409: 'Already in use, or in conflict with another change.',
  410: 'It existed and is gone.',
  413: 'The body is too large.',
  415: 'The body is not of the expected type.',
  422: 'The body is JSON but not as expected; `fields` says where.',
  426: 'The page is older than this server understands; it keeps what it has and updates.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'A server error.',
  503: 'Busy; `Retry-After` says how long to wait.',
};

/** The error statuses that a call can answer with, derived from its declaration. */
function errorStatuses(call: Call): number[] {
  const unsafe = call.method !== 'GET';
  return [
    ...(call.query || unsafe ? [400] : []),
    ...(call.access !== 'public' || call.limit === 'login' ? [401] : []),
    ...(call.limit === 'scan' || call.limit === 'report' ? [402] : []),
    ...(unsafe ? [403] : []),
    ...(call.path.includes('{') || call.path === '/api/inventory' ? [404] : []),
    ...(takesKey(call) || (unsafe && call.body && call.limit !== 'login') ? [409] : []),
    ...(unsafe && (call.body || call.upload || call.picture || call.part) ? [413, 422] : []),
    ...(call.signedBy ? [400, 413] : []),
    ...(call.pagesOnly ? [426] : []),
    ...(unsafe ? [415] : []),
    ...(call.limit === 'unlimited' ? [] : [429]),
    500,
    503,
  ];
}

const REMEMBERED = `for ${KEYED_CALLS_KEPT_MS / 86_400_000} days, or until ${KEYED_CALLS_MOST} later calls by the account`;

/** What happens if a call is repeated with the same key. */
const REPEATED: Readonly<Record<Exclude<Repeats, 'freely'> | 'once', string>> = {
  operation:
    'The operation id. If sent again with the same id, the call takes effect once. It is remembered for 400 days.',
  answer: `If sent again with the same id and body, the call takes effect once, and its answer is repeated. It is remembered ${REMEMBERED}; with another body the answer is 409 (OP_ID_REUSED).`,
  once: `If sent again with the same id and body, the call takes effect once; an answer with a body is not repeated but becomes 409 (ALREADY_DONE). It is remembered ${REMEMBERED}; with another body the answer is 409 (OP_ID_REUSED).`,
};

function operation(name: string, call: Call, example: CallExample): Json {
  const given = (key: string): Json => {
    const value = example.parameters?.[key];
    return value === undefined ? {} : { example: value };
  };
  const parameters: Json[] = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => ({
    ...given(part),
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  for (const [key, schema] of Object.entries(call.query?.shape ?? {})) {
    parameters.push({
      ...given(key),
      name: key,
      in: 'query',
      required: false,
      schema: bodySchema(schema as z.ZodType),
    });
  }
  if (call.signedBy) {
    const description = 'The signature of the body.';
    parameters.push({ name: call.signedBy, in: 'header', description, required: true, schema: { type: 'string' } });
  }
  if (takesKey(call) && call.repeats !== 'freely') {
    const description = REPEATED[call.repeats ?? 'once'];
    parameters.push({
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      description,
      schema: { type: 'string', format: 'uuid' },
    });
  }
  const responses: Json = {};
  for (const [status, schema] of Object.entries(call.answers)) {
    const description = STATUS_WORDS[Number(status)] ?? 'Done.';
    const type = call.events ? EVENT_STREAM : call.file;
    const content = schema ? json(answerSchema(schema)) : type ? { [type]: {} } : null;
    responses[status] = content ? { description, content } : { description };
  }
  for (const status of errorStatuses(call)) {
    responses[status] = {
      description: STATUS_WORDS[status],
      content: json({ $ref: '#/components/schemas/Error' }),
    };
  }
  return {
    operationId: name,
    summary: call.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: !call.body.safeParse({}).success, content: json(bodySchema(call.body), example.body) },
    }),
    ...(call.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(call.upload) } } },
    }),
    ...(call.picture && { requestBody: { required: true, content: PICTURES } }),
    ...((call.signedBy || call.part) && {
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    }),
    responses,
    security:
      call.access === 'public' ? [] : [{ session: [] }, ...(call.tokenScope ? [{ token: [call.tokenScope] }] : [])],
    'x-access': call.access,
    ...(call.tokenScope && { 'x-token-scope': call.tokenScope }),
  };
}

/**
 * The OpenAPI 3.1 document of the calls, from the schemas that validate them.
 * @param examples by the name of the call
 */
export function openApiDocument(
  calls: Readonly<Record<string, Call>>,
  serverUrl: string | null,
  examples: Readonly<Record<string, CallExample>> = {},
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name, call, examples[name] ?? {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Safeshelf',
      version: '1',
      description: 'Household product safety: scans, products, reports, inventory, and phone sync.',
    },
    servers: [{ url: serverUrl ?? '/' }],
    paths,
    components: {
      schemas: { Error: answerSchema(ErrorBody) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        token: { type: 'http', scheme: 'bearer', description: 'A token that a person created in Settings: `ssk_…`.' },
      },
    },
  };
}
