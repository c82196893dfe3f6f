import { showToast } from '#web/ui/frame/toast.ts';

/** Puts a text where it can be pasted, and says so, or how to do it by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Link copied', variant: 'success' });
  } catch {
    showToast({ title: 'Not copied', description: 'Select the link and copy it by hand.', variant: 'destructive' });
  }
}

/** Hands a link to the share sheet of the phone, or copies it where there is none. */
export async function handOn(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(url);
  try {
    await navigator.share({ title, url });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    await copyText(url);
  }
}
