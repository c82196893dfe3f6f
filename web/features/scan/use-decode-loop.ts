import { type RefObject, useEffect, useRef } from 'react';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { DecodeClient } from '#web/workers/decode-client.ts';
import { grabFrame } from './frame.ts';

/** A rest between two frames: fast enough to feel instant, slow enough to keep a phone cool. */
const FRAME_PAUSE_MS = 90;
/** Time between two scans of the specification, section 9. */
const SCAN_PAUSE_MS = 500;
/** The code that was just dealt with is not read again while it is still in the picture. */
const SAME_CODE_PAUSE_MS = 4000;

export interface DecodeLoop {
  readonly decoder: DecodeClient;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Frames are searched only while this holds. */
  readonly active: boolean;
  readonly onRead: (gtin: Gtin) => void;
  readonly onFault: (message: string) => void;
}

/**
 * Searches frame after frame for a retail code and reports each once. A code whose check digit does not fit is
 * treated as not read.
 */
export function useDecodeLoop({ decoder, video, active, onRead, onFault }: DecodeLoop): void {
  const handlers = useRef({ onRead, onFault });
  const last = useRef<{ gtin: Gtin; at: number } | null>(null);
  useEffect(() => {
    handlers.current = { onRead, onFault };
  });
  useEffect(() => {
    if (!active) {
      // The wait for the same code starts when the person goes on, not when it was read.
      if (last.current) last.current.at = performance.now();
      return;
    }
    let running = true;
    const canvas = document.createElement('canvas');
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const loop = async () => {
      if (last.current) {
        last.current.at = performance.now();
        await pause(SCAN_PAUSE_MS);
      }
      while (running) {
        const frame = video.current ? grabFrame(video.current, canvas) : null;
        const codes = frame ? await decoder.decode(frame, 'live') : [];
        if (!running) return;
        for (const code of codes) {
          const read = parseGtin(code.digits, code.symbology);
          if (!read.ok) continue;
          const now = performance.now();
          if (last.current?.gtin === read.value && now - last.current.at < SAME_CODE_PAUSE_MS) continue;
          last.current = { gtin: read.value, at: now };
          running = false;
          handlers.current.onRead(read.value);
          return;
        }
        await pause(FRAME_PAUSE_MS);
      }
    };
    loop().catch((reason: unknown) => {
      if (running) handlers.current.onFault(reason instanceof Error ? reason.message : String(reason));
    });
    return () => {
      running = false;
    };
  }, [active, decoder, video]);
}
