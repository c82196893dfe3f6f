import { register } from 'tsx/esm/api';

// During development and in tests the thread runs from its source; a thread does not inherit the loader of TypeScript.
register();
await import('./assess-thread.ts');
