import { showToast } from '#web/ui/frame/toast.ts';

/** Copies a link to the clipboard and confirms it, or asks the person to copy it by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Link copied', variant: 'success' });
  } catch {
    showToast({
      title: 'Couldn’t copy the link',
      description: 'Select the link and copy it manually.',
      variant: 'destructive',
    });
  }
}

/** Opens the phone's share sheet with a link, or copies the link if there is no share sheet. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(url);
  try {
    await navigator.share({ title, url });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    await copyText(url);
  }
}
