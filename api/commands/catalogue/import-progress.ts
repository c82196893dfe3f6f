import type { ImportProgress } from '../../catalogue/import/import-file.ts';

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * Shows the progress of an import: in place on a terminal, else a line every ten seconds. @param size bytes of the file
 */
export function importProgress(size: number): (progress: ImportProgress) => void {
  const began = performance.now();
  const everyMs = process.stdout.isTTY ? 500 : 10_000;
  let next = began + everyMs;
  let first: ImportProgress | null = null;
  return (progress) => {
    first ??= progress;
    if (performance.now() < next) return;
    next = performance.now() + everyMs;
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round((progress.position - first.position) / seconds);
    const left = (seconds / Math.max(1, progress.bytes)) * (size - progress.bytes);
    const part = Math.min(99, Math.floor((100 * progress.bytes) / Math.max(1, size)));
    const line = `${part} %  ${progress.position} records, ${rate} a second, about ${minutes(left)} left`;
    process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(78)}` : `${line}\n`);
  };
}
