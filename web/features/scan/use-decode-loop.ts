import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { AimFault } from '#domain/scanning/aim.ts';
import type { PlacedRead } from '#domain/scanning/reads.ts';
import {
  choiceOf,
  type HandledAt,
  renewCoolDowns,
  SCAN_PAUSE_MS,
  type Sighting,
  updateSightings,
} from '#domain/scanning/sweep.ts';
import type { DecodeClient } from '#web/workers/barcode/decode-client.ts';
import type { DecodedCode } from '#web/workers/barcode/decode-messages.ts';
import { grabFrame } from './camera/frame.ts';
import { type Box, boxOf, type Size } from './camera/viewfinder-map.ts';

/** Pause between two frames: short enough to feel instant, long enough to keep the phone cool. */
const FRAME_PAUSE_MS = 90;
/** Pause while the open camera shows nothing yet, so that its first frame is read at once. */
const FIRST_FRAME_PAUSE_MS = 15;
/** Pause before trying a decoder again that could not be started. */
const AGAIN_MS = 3000;

/** What the picture shows besides a single code, which is taken at once. */
export interface PictureContent {
  /** Several codes for the person to choose from; empty otherwise. */
  readonly choice: readonly Sighting[];
  /** What prevents a code from being read. */
  readonly aim: AimFault | null;
  /** Sizes of the camera's picture and of the viewfinder, to place the codes. */
  readonly picture: Size;
  readonly shown: Size;
}

/** How long handled codes outlive the scanner: a pack still in view must not be scanned again after its report. */
const REMEMBERED_MS = 5 * 60_000;
let before: { readonly dealt: HandledAt; readonly at: number } | null = null;

const dealtBefore = (): HandledAt =>
  before !== null && performance.now() - before.at < REMEMBERED_MS ? before.dealt : new Map();

const NOWHERE: Size = { width: 1, height: 1 };
const EMPTY: PictureContent = { choice: [], aim: null, picture: NOWHERE, shown: NOWHERE };

interface DecodeLoop {
  readonly decoder: DecodeClient;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Frames are searched only while this is true. */
  readonly active: boolean;
  /** @param box where the code is on the screen; null if the decoder did not say */
  readonly onRead: (gtin: Gtin, box: Box | null) => void;
  readonly onFault: (message: string) => void;
}

interface LoopView {
  readonly sight: PictureContent;
  /** Marks a code as handled: it is not taken by itself while it stays in view, nor shortly after. */
  deal(gtin: Gtin): void;
  /** Forgets all handled codes, so that the same code can be taken at once. */
  forget(): void;
}

/** A code with a wrong check digit counts as not read. */
const checked = (codes: readonly DecodedCode[]): PlacedRead[] =>
  codes.flatMap(({ digits, symbology, place }): PlacedRead[] => {
    const read = parseGtin(digits, symbology);
    return read.ok ? [{ gtin: read.value, symbology, place }] : [];
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Searches frame after frame for retail codes. Takes a single code, and shows several to choose from. */
export function useDecodeLoop({ decoder, video, active, onRead, onFault }: DecodeLoop): LoopView {
  const handlers = useRef({ onRead, onFault });
  const [remembered] = useState(dealtBefore);
  const dealt = useRef(remembered);
  const [shownSight, setSight] = useState(EMPTY);
  useEffect(() => {
    handlers.current = { onRead, onFault };
  });
  const deal = useCallback((gtin: Gtin) => {
    dealt.current = new Map([...dealt.current, [gtin, performance.now()]]);
  }, []);
  const forget = useCallback(() => {
    dealt.current = new Map();
  }, []);

  useEffect(
    () => () => {
      before = { dealt: dealt.current, at: performance.now() };
    },
    [],
  );

  useEffect(() => {
    if (!active) return;
    let running = true;
    let seen: readonly Sighting[] = [];
    let told = false;
    const tell = (reason: unknown) => {
      if (running && !told) handlers.current.onFault(reason instanceof Error ? reason.message : String(reason));
      told = true;
    };
    const canvas = document.createElement('canvas');
    // The wasm may have failed to load: report it once, and try again while the camera runs.
    const unread = async (reason: unknown): Promise<null> => {
      tell(reason);
      await pause(AGAIN_MS);
      return null;
    };
    const loop = async () => {
      if (dealt.current.size > 0) {
        // The cool-down of handled codes starts when the person goes on, not when they were read.
        const now = performance.now();
        dealt.current = new Map([...dealt.current.keys()].map((gtin) => [gtin, now]));
        await pause(SCAN_PAUSE_MS);
      }
      while (running) {
        const from = video.current;
        const frame = from && grabFrame(from, canvas);
        const look = frame && (await decoder.look(frame).catch(unread));
        if (!running) return;
        if (from && look) {
          const now = performance.now();
          seen = updateSightings(seen, checked(look.codes), now);
          dealt.current = renewCoolDowns(dealt.current, seen, now);
          const choice = choiceOf(seen, look.more, dealt.current, now);
          const picture = { width: canvas.width, height: canvas.height };
          const shown = { width: from.clientWidth, height: from.clientHeight };
          if (choice.kind === 'take') {
            running = false;
            const place = seen.find(({ gtin }) => gtin === choice.gtin)?.place;
            handlers.current.onRead(choice.gtin, place ? boxOf(place, picture, shown) : null);
            return;
          }
          const chosenFrom = choice.kind === 'choose' ? seen : [];
          const aim = seen.length > 0 ? null : look.aim;
          setSight((old) =>
            old.choice.length === 0 && chosenFrom.length === 0 && old.aim === aim
              ? old
              : { choice: chosenFrom, aim, picture, shown },
          );
        }
        await pause(frame ? FRAME_PAUSE_MS : FIRST_FRAME_PAUSE_MS);
      }
    };
    loop().catch(tell);
    return () => {
      running = false;
      setSight(EMPTY);
    };
  }, [active, decoder, video]);

  return { sight: shownSight, deal, forget };
}
