import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Frames of a whole screen. They are not in the gallery, because every screen shows them. */
const WHOLE_SCREENS = ['web/ui/frame/page.tsx', 'web/ui/frame/signed-out-page.tsx'];

const componentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => posix.join(folder, file));

/** The files of web/ui that these import. */
const importedBy = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(#web\/ui\/|\.)([^']+)'/g)].map(([, start, rest = '']) =>
        start === '.' ? posix.join(posix.dirname(file), `.${rest}`) : `web/ui/${rest}`,
      ),
    ),
  );

it('every component is shown in the gallery, by itself or as a part of another one', () => {
  const components = componentsIn('web/ui');
  const shown = importedBy(componentsIn('tests/gallery'));
  const parts = importedBy(components);
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((one) => !shown.has(one) && !parts.has(one) && !WHOLE_SCREENS.includes(one))).toEqual([]);
});
