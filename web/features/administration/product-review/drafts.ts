import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReviewEdits } from '#domain/catalogue/review/admin-calls.ts';

/** What was put right of one product so far, and what stood before each change. */
interface Draft {
  readonly edits: ReviewEdits;
  readonly before: readonly ReviewEdits[];
}

const UNTOUCHED: Draft = { edits: {}, before: [] };

/** The drafts of what waits, by id: who looks at another product and comes back finds what was put right. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const edit = useCallback(
    (id: string, edits: ReviewEdits) =>
      setDrafts((all) => {
        const { edits: stood, before } = all[id] ?? UNTOUCHED;
        return { ...all, [id]: { edits, before: [...before, stood] } };
      }),
    [],
  );
  const undo = useCallback(
    (id: string) =>
      setDrafts((all) => {
        const before = all[id]?.before ?? [];
        const last = before.at(-1);
        return last === undefined ? all : { ...all, [id]: { edits: last, before: before.slice(0, -1) } };
      }),
    [],
  );
  return { of: (id: string): Draft => drafts[id] ?? UNTOUCHED, edit, undo };
}

/** Tells the desk that something stands half typed; the function that it gives says that it is over. */
export type Hold = () => () => void;
const HoldContext = createContext<Hold>(() => () => undefined);
export const HoldProvider = HoldContext.Provider;

/** How many forms hold something that was typed and not looked at. */
export function useHolds() {
  const count = useRef(0);
  const hold = useCallback<Hold>(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
    };
  }, []);
  return { hold, isHeld: () => count.current > 0 };
}

/** Keeps the desk at its product while a form holds something that was typed. */
export function useHeld(isTyped: boolean): void {
  const hold = useContext(HoldContext);
  useEffect(() => (isTyped ? hold() : undefined), [hold, isTyped]);
}
