import { register } from 'tsx/esm/api';

// In development and in tests the thread runs from its source. A thread does not inherit the TypeScript loader.
register();
await import('./assess-thread.ts');
