import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// In development and in tests the thread runs from its source. A thread does not inherit the TypeScript loader.
// The words of a report are in modules next to the page's components, so the page's configuration is needed.
register({ tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)) });
await import('./print-thread.ts');
