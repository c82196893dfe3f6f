import { formatCount } from '#web/ui/formats.ts';

/** Such as "1 question" and "2 questions". */
export const counted = (count: number, one: string): string => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
