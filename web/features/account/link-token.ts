import { useLocation } from 'react-router-dom';

/** 32 bytes in base64url. */
const TOKEN = /^#([A-Za-z0-9_-]{43})$/;

/** The token of a link from a message. It stands behind the `#`, which browsers send to no server; null where it is cut. */
export const useLinkToken = (): string | null => TOKEN.exec(useLocation().hash)?.[1] ?? null;
