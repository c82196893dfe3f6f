import { z } from 'zod';

/** What a person shows of themselves. Its id is the person's. */
export const Profile = z.object({ id: z.string(), displayName: z.string() });
export type Profile = z.infer<typeof Profile>;
