import { z } from 'zod';

/** Who may create an account: everybody, nobody, or people invited to a household (product P2.2.13). */
export const RegistrationMode = z.enum(['open', 'closed', 'invitation']);
export type RegistrationMode = z.infer<typeof RegistrationMode>;
