/** The address to share: the page's canonical URL, or else its current one. */
const addressOf = (page: Document): string =>
  page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Opens the phone's share sheet, or copies the address. @returns the outcome in words; '' if there is none to show */
async function share(page: Document): Promise<string> {
  const url = addressOf(page);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: page.title, url });
      return '';
    } catch (reason) {
      // Cancelled by the person: nothing to report.
      if (reason instanceof Error && reason.name === 'AbortError') return '';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'Address copied.';
}

/** Shows and activates the share button of a prerendered page. */
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
        answer.textContent = `This browser can’t share. The address is ${addressOf(page)}`;
      },
    );
  });
}
