/** What hears of a file that arrives, and where it goes. */
export interface Receiving {
  /** @param of how large it is; null where the server does not say */
  readonly told: (here: number, of: number | null) => void;
  /** Opens the file that it is written into as it arrives; null where it is to be collected. */
  readonly open: (() => Promise<WritableStream<Uint8Array>>) | null;
}

/** What the server calls a file that is to be kept as it is. */
const FILE_TYPE = 'application/octet-stream';

/** How large a body is, as its server says; null where it does not. */
function sizeOf(headers: Headers): number | null {
  const length = Number(headers.get('content-length') ?? '');
  return Number.isSafeInteger(length) && length > 0 ? length : null;
}

/**
 * Takes a file in as it arrives, and tells how far it is. What goes into a file of the device is held nowhere else; the
 * answer is empty then. An answer that is no file is given back as it came.
 * @param signal calls it off: a file that was begun is left as it was before
 */
export async function receiveFile(
  response: Response,
  { told, open }: Receiving,
  signal?: AbortSignal | null,
): Promise<Response> {
  // A page of somebody else, in front of the server, is no file of ours.
  const isFile = response.headers.get('content-type') === FILE_TYPE;
  if (!response.ok || !response.body || !isFile) return response;
  const of = sizeOf(response.headers);
  let here = 0;
  told(here, of);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        here += chunk.length;
        told(here, of);
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, headers } = response;
  if (!open) return new Response(counted, { status, headers });
  await counted.pipeTo(await open(), signal ? { signal } : {});
  return new Response(null, { status, headers });
}
