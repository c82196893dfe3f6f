/** The address of this page, as it is given to others: the one that the page itself calls its own. */
const addressOf = (page: Document): string =>
  page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Hands the address to the phone's share sheet, else copies it. @returns what came of it, in words */
async function share(page: Document): Promise<string> {
  const url = addressOf(page);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: page.title, url });
      return '';
    } catch (reason) {
      // Put away by the person: nothing to say.
      if (reason instanceof Error && reason.name === 'AbortError') return '';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'The address is copied.';
}

/** Shows the share button of a drawn page, and makes it work. */
export function offerShare(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('[data-live="share"]');
  const answer = page.querySelector('[data-live="share-answer"]');
  if (!button || !answer) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    share(page).then(
      (words) => {
        answer.textContent = words;
      },
      () => {
        answer.textContent = `This browser cannot share. The address is ${addressOf(page)}`;
      },
    );
  });
}
