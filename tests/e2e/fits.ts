import type { Page } from 'playwright';

/**
 * What does not fit on a page at a text size: wider than the screen, cut off, or overlapping something else.
 * @param percent of the browser's default text size
 */
export const layoutFaults = (page: Page, percent: number): Promise<string[]> =>
  page.evaluate(async (size) => {
    const root = document.documentElement;
    root.style.fontSize = `${size}%`;
    // On a busy machine Chromium sometimes stops drawing a document. Reading sizes still works, since it forces layout.
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
    // The page behind a modal dialog is covered: nobody can press or read it.
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
    /** The box of an element, clipped to the scrolling area around it. */
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
      // A long product name is meant to end in dots after two lines.
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
