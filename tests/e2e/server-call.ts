import type { APIRequestContext } from 'playwright';

/** A call as the page makes it. A connection that the server closed while it was idle is asked again on another. */
export async function post(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' }, maxRetries: 3 });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
