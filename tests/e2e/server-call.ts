import type { APIRequestContext } from 'playwright';

/** A call as the page makes it. A connection that the server closed while it was idle is asked again on another. */
export async function post(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  await answered(request, path, data);
}

/** The same for a call whose answer names what it made. */
export const postForAnswer = async (request: APIRequestContext, path: string, data: unknown) =>
  (await (await answered(request, path, data)).json()) as {
    readonly id: string;
    readonly token: string;
    readonly productId: string;
  };

async function answered(request: APIRequestContext, path: string, data: unknown) {
  const answer = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' }, maxRetries: 3 });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}
