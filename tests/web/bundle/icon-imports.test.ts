import { readFileSync } from 'node:fs';
import * as star from 'lucide-react/icons/star';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconImports, iconMaker } from '#web/bundle/icon-imports.ts';
import createLucideIcon from '#web/ui/library-icon.ts';

const main = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');

function transformed(code: string, id = '/web/features/bell.tsx'): unknown {
  const { transform } = iconImports(main);
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  return Reflect.apply(transform, null, [code, id]);
}

describe('icons in the bundle', () => {
  it('are imported from their own files, under the names of the module', () => {
    expect(transformed(`import { Bell, Trash2 as Bin } from 'lucide-react';\nuse(Bell, Bin);`)).toBe(
      `import Bell from 'lucide-react/icons/bell'; import Bin from 'lucide-react/icons/trash';\nuse(Bell, Bin);`,
    );
  });

  it('leave what is no icon with the package', () => {
    expect(transformed(`import { createLucideIcon, X } from "lucide-react";`)).toBe(
      `import { createLucideIcon } from 'lucide-react'; import X from 'lucide-react/icons/x';`,
    );
  });

  it('are left alone in packages', () => {
    expect(transformed(`import { X } from 'lucide-react';`, '/node_modules/some/index.js')).toBeNull();
  });

  it('must be named by the main file of the package', () => {
    expect(() => iconImports('export {};')).toThrow('no longer lists any icons');
  });
});

describe('the component of an icon', () => {
  // The package's types declare only its component.
  const { __iconData } = star as unknown as { __iconData: Parameters<typeof createLucideIcon>[0] };
  const Own = createLucideIcon(__iconData);
  const markup = (Icon: typeof Own, props: Parameters<typeof Own>[0]) =>
    renderToStaticMarkup(createElement(Icon, props)).replace(/ class="[^"]*"/, '');

  it.each([
    {},
    { size: 16, strokeWidth: 1.9 },
    { 'aria-label': 'Helpful', role: 'img' },
    { 'aria-hidden': true, fill: 'currentColor' },
  ])('draws what the library draws: %j', (props) =>
    expect(markup(Own, props)).toBe(markup(star.default as unknown as typeof Own, props)),
  );

  it('is made by the function of the page in the build, and only for icons', () => {
    const { resolveId } = iconMaker('/web/ui/library-icon.ts');
    const asked = (source: string, importer: string) =>
      Reflect.apply(resolveId as (source: string, importer: string) => unknown, null, [source, importer]);
    const icons = '/node_modules/lucide-react/dist/esm/icons/star.mjs';
    expect(asked('../createLucideIcon.mjs', icons)).toBe('/web/ui/library-icon.ts');
    expect(asked('../createLucideIcon.mjs', '/node_modules/lucide-react/dist/esm/other.mjs')).toBeNull();
    expect(asked('react', icons)).toBeNull();
  });
});
