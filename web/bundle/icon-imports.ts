import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const EXPORTED = /^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs';$/gm;
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g;

/** Maps each name of an icon to its file, from the text of the package's main file. */
function iconFiles(main: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of main.matchAll(EXPORTED)) {
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file);
  }
  return files;
}

/** Rewrites an import so that each icon comes from its own file. */
function fromOwnFiles(names: string, files: ReadonlyMap<string, string>): string {
  const imports = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [exported = '', local = exported] = name.split(/\s+as\s+/);
      const file = files.get(exported);
      return file === undefined
        ? `import { ${name} } from '${PACKAGE}';`
        : `import ${local} from '${PACKAGE}/icons/${file}';`;
    });
  return imports.join(' ');
}

/**
 * Imports each icon from its own file. The package's main file re-exports all of them, so a module that imports one
 * icon would count as importing every icon of the app, and the first bundle would contain them all.
 * @param main text of the package's main file
 */
export function iconImports(main: string): Plugin {
  const files = iconFiles(main);
  if (files.size === 0) throw new Error(`The main file of ${PACKAGE} no longer lists any icons.`);
  return {
    name: 'safeshelf-icon-imports',
    apply: 'build',
    // After types are stripped: a type has no file.
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return null;
      return code.replace(IMPORT, (_import, names: string) => fromOwnFiles(names, files));
    },
  };
}

/** The module that turns an icon into a component, as icons import it. */
const MAKER = /createLucideIcon\.mjs$/;

/**
 * Replaces the package's function that makes icon components with our own, which saves 3 kB of the first bundle.
 * @param maker file of that function
 */
export function iconMaker(maker: string): Plugin {
  return {
    name: 'safeshelf-icon-maker',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      MAKER.test(source) && importer?.includes(`/${PACKAGE}/dist/esm/icons/`) ? maker : null,
  };
}
