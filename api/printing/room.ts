export type { Printer } from './print-worker.ts';
