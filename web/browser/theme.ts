/** The theme a person chose; `system` follows the phone. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

/** The stored choice. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the theme on the page: design tokens and the browser's own bars follow. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = (theme === 'system' ? own : theme) === 'dark' ? '#0e1116' : '#f7f6f2';
  }
}

/** Remembers a choice on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme(theme);
}
