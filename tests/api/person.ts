import { randomUUID } from 'node:crypto';
import type { RunningApp } from './start-app.ts';

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A person with a browser: keeps the cookie and sends the headers that our pages send. */
export class Person {
  readonly app: RunningApp;
  cookie = '';
  email = '';
  userId = '';
  householdId = '';
  readonly deviceId = randomUUID();

  constructor(app: RunningApp) {
    this.app = app;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(this.app.url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = /^[^=]+=[^;]/.test(set) ? (set.split(';')[0] ?? '') : '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);
}

let people = 0;

export const PASSWORD = 'a long walk by the sea';

/** Registers a new account. */
export async function newPerson(app: RunningApp): Promise<Person> {
  const person = new Person(app);
  people += 1;
  const email = `person${people}@example.org`;
  const reply = await person.post('/api/register', { email, password: PASSWORD, username: `person${people}` });
  if (reply.status !== 201) throw new Error(`Registration answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const user = reply.body as { id: string; householdId: string };
  person.email = email;
  person.userId = user.id;
  person.householdId = user.householdId;
  return person;
}
