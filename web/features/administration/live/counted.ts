import { formatCount } from '#web/ui/formats.ts';

/** "1 question" or "2 questions". */
export const counted = (count: number, one: string): string => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
