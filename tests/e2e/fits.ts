import type { Page } from 'playwright';

/**
 * What of a page does not fit at a text size: scrolled sideways, cut off, or lying over something else to press.
 * @param percent of the size that the browser begins with
 */
export const misfits = (page: Page, percent: number): Promise<string[]> =>
  page.evaluate(async (size) => {
    const root = document.documentElement;
    root.style.fontSize = `${size}%`;
    // On a busy machine Chromium now and then stops drawing a document. Its sizes can still be read: that lays it out.
    const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.race([drawn, new Promise((done) => setTimeout(done, 3000))]);
    const found: string[] = [];
    const excess = root.scrollWidth - innerWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 40)} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    if (excess > 0) {
      const widest = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.childElementCount === 0,
      );
      found.push(`${excess} px too wide: ${widest.slice(0, 3).map(name).join(', ')}`);
    }
    // The page behind a modal dialog is covered: nobody presses or reads it.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const shown = (element: Element) => {
      if (dialog && !dialog.contains(element)) return false;
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.height > 1 &&
        getComputedStyle(element).visibility === 'visible' &&
        element.closest('.sr-only, [hidden], [inert]') === null
      );
    };
    /** The box of an element as far as what scrolls around it shows it. */
    const seen = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const around = element.closest('.scanner-message, .scanner-controls')?.getBoundingClientRect();
      if (!around) return { left, right, top, bottom };
      return { left, right, top: Math.max(top, around.top), bottom: Math.min(bottom, around.bottom) };
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !shown(element) || element.textContent.trim() === '') continue;
      const style = getComputedStyle(element);
      const clips = (way: string) => way === 'hidden' || way === 'clip';
      // Two lines of a long product name are meant to end with dots.
      const meant = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      if (!meant && clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name(element)}`);
      if (!meant && clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut: ${name(element)}`);
    }
    const pressed = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')].filter(
      shown,
    );
    for (const one of pressed) {
      const box = one.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) {
        const aside = one.closest('fieldset');
        const scrolls = aside !== null && getComputedStyle(aside).overflowX === 'auto';
        if (!scrolls) found.push(`outside: ${name(one)}`);
      }
    }
    const text = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label)')].filter(
      (one) => shown(one) && one.closest('.action-bar, .open-act, .shell-nav, .top-bar, .toast-viewport') === null,
    );
    for (const [at, one] of text.entries()) {
      const a = seen(one);
      for (const other of text.slice(at + 1, at + 6)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = seen(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 3 && high > 3) found.push(`overlap: ${name(one)} and ${name(other)}`);
      }
    }
    root.style.fontSize = '';
    return found;
  }, percent);
