export interface BuildStamp {
  quick: string;
  content: string;
}
export function takeStamp(root: string): BuildStamp;
export function writeStamp(root: string, stamp: BuildStamp): void;
/** Whether `dist/` is missing or older than its sources. */
export function isStale(root: string): boolean;
