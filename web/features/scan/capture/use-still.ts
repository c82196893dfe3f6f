import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Gtin } from '#domain/products/gtin.ts';
import { useClient } from '#web/client/client-context.tsx';
import { createCaptureReader } from '#web/workers/barcode/capture-reader.ts';
import type { DecodeClient } from '#web/workers/barcode/decode-client.ts';
import { NotAPicture } from '../camera/frame.ts';
import { type SearchStep, searchStill } from './capture-search.ts';
import { takeStill } from './capture-still.ts';

// Wording: product P7.6.
const NO_FRAME = 'Failed to capture photo. Please try again.';
const UNREADABLE = 'Unable to read barcode. Please try again.';
// Our own wording: another photo helps here, trying again does not.
const NO_PICTURE = 'This file cannot be opened as a picture.';
const PICTURES = 'Choose a JPEG, PNG or WebP photo. HEIC opens only on Apple devices.';

/** Progress and result of searching a picture. */
export type StillState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly step: SearchStep; readonly ai: boolean }
  /** Read in only one way: the person compares it with the pack. */
  | { readonly status: 'suggested'; readonly code: Gtin; readonly details: readonly string[] }
  /** Several valid codes. */
  | { readonly status: 'several'; readonly codes: readonly Gtin[] }
  | { readonly status: 'failed'; readonly message: string; readonly tip: string | null };

export interface Still {
  readonly state: StillState;
  readonly busy: boolean;
  /** Why the last picture gave no code; null if it did, or none was taken. */
  readonly problem: string | null;
  capture(video: RefObject<HTMLVideoElement | null>): void;
  open(file: Blob): void;
  /** Accepts a suggested code or one of several. */
  take(code: Gtin): void;
  /** Cancels the search, or discards what it suggested. */
  forget(): void;
}

type Input = 'camera' | 'photo';

/** Message and tip of a failure on one line; the message may lack a full stop. */
const saidOf = (message: string, tip: string | null): string =>
  tip === null ? message : `${message}${message.endsWith('.') ? '' : '.'} ${tip}`;

/**
 * Searches one picture without a time limit: a captured frame, or a photo from the phone.
 * @param ai whether to use more views, the printed digits and the server as well
 */
export function useStill(decoder: DecodeClient, ai: boolean, onRead: (gtin: Gtin, input: Input) => void): Still {
  const client = useClient();
  const reader = useMemo(() => createCaptureReader(decoder), [decoder]);
  const [state, setState] = useState<StillState>({ status: 'idle' });
  const run = useRef<AbortController | null>(null);
  const input = useRef<Input>('camera');
  const misses = useRef(0);

  useEffect(() => () => run.current?.abort(), []);

  const search = useCallback(
    (picture: () => Promise<Blob | null>, from: Input) => {
      run.current?.abort();
      const own = new AbortController();
      const { signal } = own;
      run.current = own;
      input.current = from;
      const show = (next: StillState) => {
        if (!signal.aborted) setState(next);
      };
      const work = async () => {
        show({ status: 'searching', step: 'plain', ai });
        const photo = await picture();
        if (!photo) return show({ status: 'failed', message: NO_FRAME, tip: null });
        const server = client.network.getState().stayOffline ? null : client.server;
        const onStep = (step: SearchStep) => show({ status: 'searching', step, ai });
        const again = from === 'photo' || misses.current > 0;
        const end = await searchStill({ reader, server, photo, ai, again, onStep, signal });
        if (signal.aborted) return;
        misses.current = end.status === 'failed' ? misses.current + 1 : 0;
        if (end.status !== 'read') return show(end);
        const [first, second] = end.codes;
        if (second !== undefined) return show({ status: 'several', codes: end.codes });
        show({ status: 'idle' });
        if (first !== undefined) onRead(first, from);
      };
      work().catch((reason: unknown) => {
        const noPicture = reason instanceof NotAPicture;
        const message = noPicture ? NO_PICTURE : UNREADABLE;
        show({ status: 'failed', message, tip: noPicture ? PICTURES : null });
      });
    },
    [ai, client, reader, onRead],
  );

  const capture = useCallback(
    (video: RefObject<HTMLVideoElement | null>) => search(() => takeStill(video.current), 'camera'),
    [search],
  );
  const open = useCallback((file: Blob) => search(async () => file, 'photo'), [search]);
  const forget = useCallback(() => {
    run.current?.abort();
    setState({ status: 'idle' });
  }, []);
  const take = useCallback(
    (code: Gtin) => {
      setState({ status: 'idle' });
      onRead(code, input.current);
    },
    [onRead],
  );
  const busy = state.status === 'searching';
  const problem = state.status === 'failed' ? saidOf(state.message, state.tip) : null;
  return { state, busy, problem, capture, open, take, forget };
}
