import { useEffect, useRef } from 'react';
import { tooltipDelay } from './tooltip-timing.ts';
import './tooltips.css';

/** Distance in pixels between a control and its tooltip, and between a tooltip and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** Positions the tooltip below its control, or above it if there is no room, and always within the window. */
function place(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = at.bottom + GAP + height + EDGE <= window.innerHeight;
  const left = at.left + at.width / 2 - width / 2;
  tip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  tip.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`;
}

/** Shows the `title` of controls in one popover above everything. @returns a function that stops it */
function follow(tip: HTMLElement): () => void {
  let control: HTMLElement | null = null;
  let words = '';
  let open = false;
  let closedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    // Restores the title, which was removed to suppress the browser's own tooltip.
    control?.setAttribute('title', words);
    control = null;
    if (!open) return;
    open = false;
    closedAt = Date.now();
    tip.hidePopover();
  };
  const show = () => {
    if (!control?.isConnected) return release();
    tip.textContent = words;
    if (!open) tip.showPopover();
    open = true;
    place(tip, control);
  };
  const take = (target: EventTarget | null, atOnce: boolean) => {
    const next = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
    if (!next || next === control) return;
    const wait = atOnce ? 0 : tooltipDelay(open, closedAt, Date.now());
    release();
    control = next;
    words = next.title;
    next.removeAttribute('title');
    if (wait === 0) show();
    else timer = setTimeout(show, wait);
  };
  const within = (target: EventTarget | null) =>
    target instanceof Node && (control?.contains(target) === true || tip.contains(target));
  const onOver = ({ target, pointerType }: PointerEvent) => {
    // No tooltip for touch: a finger presses rather than points, and the tooltip would cover the control.
    if (pointerType === 'touch' || within(target)) return;
    if (control && !(target instanceof Element && target.closest('[title]'))) release();
    take(target, false);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) take(target, true);
    else release();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') release();
  };
  const listeners = [
    ['pointerover', onOver],
    ['pointerdown', release],
    ['focusin', onFocus],
    ['focusout', release],
    ['keydown', onKey],
    ['scroll', release],
  ] as const;
  for (const [name, heard] of listeners) document.addEventListener(name, heard as EventListener, { capture: true });
  document.documentElement.addEventListener('pointerleave', release);
  return () => {
    for (const [name, heard] of listeners)
      document.removeEventListener(name, heard as EventListener, { capture: true });
    document.documentElement.removeEventListener('pointerleave', release);
    release();
  };
}

/**
 * Tooltips of icon-only controls: after 700 ms under the pointer, at once for the next one within 300 ms and for the
 * keyboard, never for touch (product P8.7). They show the control's accessible name.
 */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A browser without popovers keeps its own tooltips.
    if (tip.current && 'showPopover' in tip.current) return follow(tip.current);
  }, []);
  return <div ref={tip} popover="manual" className="tooltip" aria-hidden="true" />;
}
