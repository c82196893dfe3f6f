import { useEffect, useState } from 'react';
import { type DecodeClient, decodeClient } from '#web/workers/barcode/decode-client.ts';

/**
 * The decoder of one scanner. Its worker and wasm start with the screen, so that they are ready when the camera is, and
 * end with it.
 */
export function useDecoder(): DecodeClient {
  const [decoder] = useState(() => decodeClient());
  useEffect(() => {
    decoder.warm();
    return () => decoder.stop();
  }, [decoder]);
  return decoder;
}
