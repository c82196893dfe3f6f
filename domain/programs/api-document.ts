import { z } from 'zod';

/** A parameter of a request, as given in the API description. */
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  example: z.string().optional(),
});
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ example: z.unknown().optional() })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
  'x-access': z.string(),
  'x-token-scope': z.string().optional(),
});

/** The part of the API description that the API page uses. */
export const ApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
export type ApiDocument = z.infer<typeof ApiDocument>;

/** One call, as the page shows it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** The required token scope; null if the call accepts no token. */
  readonly scope: string | null;
  readonly access: string;
  readonly parameters: readonly z.infer<typeof Parameter>[];
  /** An example body that works; null if the call takes none. */
  readonly body: string | null;
  readonly statuses: readonly { readonly status: string; readonly means: string }[];
}

/** Every call of a description, in order. */
export const callsOf = ({ paths }: ApiDocument): readonly ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ApiCall => {
      const content = operation.requestBody?.content['application/json'];
      return {
        ...{ id: operation.operationId, method: method.toUpperCase(), path, summary: operation.summary },
        ...{ scope: operation['x-token-scope'] ?? null, access: operation['x-access'] },
        parameters: (operation.parameters ?? []).filter((one) => one.in !== 'header'),
        body: content ? JSON.stringify(content.example ?? {}, null, 2) : null,
        statuses: Object.entries(operation.responses).map(([status, { description }]) => ({
          ...{ status, means: description },
        })),
      };
    }),
  );

/** The request to send: the URL with its parameters, the headers, and the body. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The request of a call with these values; empty query parameters are left out. @param token null if none is known */
export function requestOf(
  call: ApiCall,
  values: Readonly<Record<string, string>>,
  body: string | null,
  token: string | null,
  origin: string,
): ApiRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = call.parameters
    .filter((one) => one.in === 'query' && (values[one.name] ?? '') !== '')
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`)
    .join('&');
  return {
    ...{ method: call.method, url: origin + path + (query && `?${query}`), body },
    headers: {
      Authorization: `Bearer ${token ?? 'ssk_…'}`,
      ...(body !== null && { 'Content-Type': 'application/json' }),
    },
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The same request as a curl command. */
export const curlOf = ({ method, url, headers, body }: ApiRequest): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
