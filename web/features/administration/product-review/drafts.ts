import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReviewEdits } from '#domain/catalogue/review/admin-calls.ts';

/** The edits to one product so far, and the edits before each change. */
interface Draft {
  readonly edits: ReviewEdits;
  readonly before: readonly ReviewEdits[];
}

const UNTOUCHED: Draft = { edits: {}, before: [] };

/** Drafts of the waiting products, by id: edits are kept while another product is looked at. */
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

/** Tells the desk that a form holds unapplied input. Returns a function that ends this. */
export type Hold = () => () => void;
const HoldContext = createContext<Hold>(() => () => undefined);
export const HoldProvider = HoldContext.Provider;

/** Counts the forms with input that was typed but not applied. */
export function useUnappliedInput() {
  const count = useRef(0);
  const hold = useCallback<Hold>(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
    };
  }, []);
  return { hold, isHeld: () => count.current > 0 };
}

/** Keeps the desk at its product while a form holds unapplied input. */
export function useHoldWhileTyped(isTyped: boolean): void {
  const hold = useContext(HoldContext);
  useEffect(() => (isTyped ? hold() : undefined), [hold, isTyped]);
}
