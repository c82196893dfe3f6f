import { type ReactNode, useRef } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** The actions of a page, fixed at the bottom above the keyboard, instead of the bottom navigation. The first grows. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <div ref={bar} className="action-bar">
      {children}
    </div>
  );
}
