import { useLocation } from 'react-router-dom';

/** 32 bytes in base64url. */
const TOKEN = /^#([A-Za-z0-9_-]{43})$/;

/** The token of a link in a message. It follows the `#`, which browsers never send to a server; null if incomplete. */
export const useLinkToken = (): string | null => TOKEN.exec(useLocation().hash)?.[1] ?? null;
