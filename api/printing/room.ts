export type { Printer } from './print-apart.ts';
