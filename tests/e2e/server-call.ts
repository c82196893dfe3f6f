import type { APIRequestContext } from 'playwright';

/** Posts to the server as the page does. Retries on a new connection if the server closed an idle one. */
export async function post(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  await answered(request, path, data);
}

/** Posts like {@link post}, and returns the answer that names what was created. */
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
