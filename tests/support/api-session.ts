/** A signed-in account over HTTP, without a browser. */
export interface ApiSession {
  readonly cookie: string;
  /** Headers of a request from the page itself. */
  readonly headers: Record<string, string>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

/** Signs up a fresh account. */
export async function signUpByApi(url: string, username: string): Promise<ApiSession> {
  const json = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `${username}@example.org`, password: 'a long enough pass phrase', username }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { ...json, cookie };
  return {
    cookie,
    headers,
    get: (path) => fetch(url + path, { headers: { cookie } }),
    post: (path, body) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}
