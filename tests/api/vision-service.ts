import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers one request in place of the service. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as received. */
export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly {
      readonly content: readonly { readonly type: string; readonly image_url?: { readonly url: string } }[];
    }[];
  };
}

export const json =
  (body: unknown, status = 200): AnswerRequest =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A chat completion in the shape used by the OpenAI API and compatible services. */
export const chatCompletion = (content: unknown): AnswerRequest =>
  json({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_700_000,
    model: 'eyes-1',
    choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 9, total_tokens: 909 },
  });

/** A vision service on the loopback interface. */
export interface VisionService {
  readonly base: URL;
  readonly asked: Asked[];
  /** Sets the answer to all further requests. */
  answer(say: AnswerRequest): void;
  close(): void;
}

export async function startVisionService(): Promise<VisionService> {
  let say: AnswerRequest = json({}, 500);
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked['body'];
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      say(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    base: new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`),
    asked,
    answer: (next) => {
      say = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
