import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { type FirstKey, keyPressed, type ShortcutName } from './shortcut-keys.ts';

const KEY = 'shortcuts';

/** Whether single-key shortcuts are on for this device (WCAG 2.1.4: they can be switched off). */
export const useShortcutChoice = create<{ readonly on: boolean; choose: (on: boolean) => void }>((set) => ({
  on: localStorage.getItem(KEY) !== 'off',
  choose: (on) => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    set({ on });
  },
}));

/** Handlers of the open screens for each shortcut; the one registered last runs. */
const doing = new Map<ShortcutName, (() => void)[]>();

/** Handles a shortcut while the component is mounted. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const own = () => latest.current();
    doing.set(name, [...(doing.get(name) ?? []), own]);
    return () =>
      void doing.set(
        name,
        (doing.get(name) ?? []).filter((one) => one !== own),
      );
  }, [name]);
}

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether a key press is meant for something else: a text field, the browser, or an open dialog. */
export const belongsToOtherHandler = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Listens for shortcut keys while the component is mounted. */
export function useShortcutKeys(): void {
  const on = useShortcutChoice((choice) => choice.on);
  useEffect(() => {
    if (!on) return;
    let first: FirstKey | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (belongsToOtherHandler(event)) return;
      const pressed = keyPressed(first, event.key, event.timeStamp);
      first = pressed.first;
      const run = pressed.shortcut && doing.get(pressed.shortcut)?.at(-1);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

/** Moves the focus to the next or previous row of the lists on the page. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main .row-link, aside .row-link')];
  const here = document.activeElement?.closest('.row')?.querySelector<HTMLElement>('.row-link');
  const at = here ? rows.indexOf(here) : -1;
  const current = document.querySelector<HTMLElement>('.row[data-current="true"] .row-link');
  const next = at >= 0 ? rows[at + step] : (current ?? (step === 1 ? rows[0] : rows.at(-1)));
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
