import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusRow, useShortcut, useShortcutKeys } from '#web/browser/shortcuts.ts';
import { paths } from '#web/paths.ts';

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

/** The shortcut keys that work on every screen, and the sheet that lists them. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const go = (path: string) => () => void navigate(path);
  useShortcutKeys();
  useShortcut('goHome', go(paths.dashboard));
  useShortcut('goInventory', go(paths.inventory));
  useShortcut('goScan', go(paths.scan));
  useShortcut('goDetector', go(paths.detector));
  useShortcut('goFamily', go(paths.familyProfiles));
  useShortcut('goIngredients', go(paths.ingredients));
  useShortcut('goSettings', go(paths.settings));
  useShortcut('new', go(paths.manualEntry));
  useShortcut('next', () => focusRow(1));
  useShortcut('previous', () => focusRow(-1));
  useShortcut('search', () =>
    document.querySelector<HTMLElement>('main input[type=search], aside input[type=search]')?.focus(),
  );
  useShortcut('help', () => setHelp(true));
  return help ? (
    <Suspense>
      <ShortcutSheet onClose={() => setHelp(false)} />
    </Suspense>
  ) : null;
}
