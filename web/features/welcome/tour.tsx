import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { useEffect, useRef } from 'react';
import { TOUR_AFTER_MS } from '#domain/welcome/due-overlay.ts';
import './tour.css';
import { prefersReducedMotion } from '#web/browser/motion.ts';
import { TOUR_STEPS } from './tour-steps.ts';

/** The visible element with this `data-tour`: some exist twice, for phones and for desktops. */
const seen = (target: string): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${target}"]`)].find((one) => one.getClientRects().length > 0);

/** Starts the tour. @returns a function that ends it without counting it as skipped */
function startTour(onDone: () => void): () => void {
  let called = false;
  const still = prefersReducedMotion();
  const tour = driver({
    steps: TOUR_STEPS.flatMap(({ target, title, text }) => {
      const element = seen(target);
      return element ? [{ element, popover: { title, description: text } }] : [];
    }),
    animate: !still,
    // Short, because key presses during the animation are lost.
    duration: still ? 0 : 200,
    smoothScroll: false,
    disableActiveInteraction: true,
    overlayColor: 'rgb(8 16 34)',
    overlayOpacity: 0.6,
    stageRadius: 16,
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    nextBtnText: 'Next',
    prevBtnText: 'Back',
    doneBtnText: 'Done',
    popoverClass: 'tour',
    onPopoverRender: ({ closeButton, title, footer }) => {
      closeButton.textContent = 'Skip';
      closeButton.setAttribute('aria-label', 'Skip the tour');
      // driver.js makes these <header> and <footer>, which would be landmarks of the page.
      title.setAttribute('role', 'presentation');
      footer.setAttribute('role', 'group');
      footer.setAttribute('aria-label', 'Tour');
    },
    onHighlighted: (element) => {
      // driver.js sets these, but they are allowed only on buttons, which the highlighted element often is not.
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name);
    },
    onDestroyed: () => {
      if (!called) onDone();
    },
  });
  tour.drive();
  return () => {
    called = true;
    tour.destroy();
  };
}

/** Starts the dashboard tour after a second, as soon as no dialog is open (product P2.3.4). */
export function Tour({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    let stop: (() => void) | null = null;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return;
      clearInterval(timer);
      stop = startTour(() => done.current());
    }, TOUR_AFTER_MS);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, []);
  return null;
}
