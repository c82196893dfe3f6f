import { useEffect, useState } from 'react';
import { type DecodeClient, decodeClient } from '#web/workers/decode-client.ts';

/** The decoder of one scanner. Its worker and wasm are fetched with the first picture, and end with the screen. */
export function useDecoder(): DecodeClient {
  const [decoder] = useState(() => decodeClient());
  useEffect(() => () => decoder.stop(), [decoder]);
  return decoder;
}
