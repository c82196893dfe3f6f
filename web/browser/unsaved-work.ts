import { useSyncExternalStore } from 'react';
import { paths } from '#web/paths.ts';

/** Forms somebody typed into. Each counts until it leaves the page: it was sent then, or given up. */
const typed = new Set<HTMLFormElement>();

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) typed.add(form);
});

/** Scanner and label camera: somebody stands in a shop and holds a product. */
const capturing = (): boolean => window.location.pathname.startsWith(paths.scan);

/** Whether a reload now would cost the person something: a capture runs, or a form on the page is filled in. */
function hasUnsavedWork(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form);
  return capturing() || typed.size > 0;
}

/** Both a capture and a form begin and end with a change of the page. */
function watchPage(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', listener);
  return () => {
    changes.disconnect();
    document.removeEventListener('input', listener);
  };
}

/** `hasUnsavedWork`, followed as it changes. Looks at every change of the page: only for as long as the answer matters. */
export const useUnsavedWork = (): boolean => useSyncExternalStore(watchPage, hasUnsavedWork);
