import { Secret, TOTP } from 'otpauth';
import { Person } from './person.ts';
import type { RunningApp } from './start-app.ts';

/** The administrator of a test server. */
export const ADMINISTRATOR = { email: 'root@example.org', password: 'a gate in the old wall' } as const;

/**
 * Enrols the administrator of a server that was started with {@link ADMINISTRATOR}.
 * @returns a function that signs them in again on every call and returns the bearer header
 */
export async function enrol(app: RunningApp): Promise<() => Promise<{ authorization: string }>> {
  const login = async (more: object) =>
    (await new Person(app).post('/api/admin/login', { ...ADMINISTRATOR, ...more })).body;
  const { secret } = ((await login({})) as { enrolment: { secret: string } }).enrolment;
  const codes = new TOTP({ secret: Secret.fromBase32(secret) });
  return async () => {
    // Each code is accepted once.
    app.wait(30_000);
    const { token } = (await login({ code: codes.generate({ timestamp: app.now() }) })) as { token: string };
    return { authorization: `Bearer ${token}` };
  };
}
