import { z } from 'zod';

/** An edit of one field: the value the person saw, and the new value. */
export const changed = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value });
