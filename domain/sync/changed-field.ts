import { z } from 'zod';

/** An edit of one field: what the person saw, and what it shall be. */
export const changed = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value });
