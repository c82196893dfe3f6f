import { isIP } from 'node:net';
import { z } from 'zod';

// Formats of values in the environment.

/** A port to listen on. */
export const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535));

/** An HTTP address without a path. */
export const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** The HTTP address of a service. */
export const Address = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
