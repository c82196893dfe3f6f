import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// During development and in tests the thread runs from its source; a thread does not inherit the loader of TypeScript.
// The words of a report stand beside components of the page.
register({ tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)) });
await import('./print-thread.ts');
