import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconImports } from '#web/bundle/icon-imports.ts';

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
    expect(() => iconImports('export {};')).toThrow('names no icons');
  });
});
