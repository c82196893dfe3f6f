/** Progress callback and destination of a file being downloaded. */
export interface DownloadTarget {
  /** @param of total bytes; null if the server does not say */
  readonly told: (here: number, of: number | null) => void;
  /** Opens the file to write to as data arrives; null to collect it in memory. */
  readonly open: (() => Promise<WritableStream<Uint8Array>>) | null;
}

/** Content type of files that the server sends to be saved unchanged. */
const FILE_TYPE = 'application/octet-stream';

/** Size of a response body according to the server; null if it does not say. */
function sizeOf(headers: Headers): number | null {
  const length = Number(headers.get('content-length') ?? '');
  return Number.isSafeInteger(length) && length > 0 ? length : null;
}

/**
 * Receives a file and reports its progress. If it is written to a file on the device, it is held nowhere else, and the
 * returned response is empty. A response that is not a file is returned unchanged.
 * @param signal aborts it: a file that was begun is left as it was before
 */
export async function receiveFile(
  response: Response,
  { told, open }: DownloadTarget,
  signal?: AbortSignal | null,
): Promise<Response> {
  // Anything else, such as a page from a proxy in front of the server, is not our file.
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
