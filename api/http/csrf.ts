import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { fail, type Result, succeed } from '#domain/problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method may change something. */
export const isUnsafe = (method: string): boolean => !SAFE.has(method);

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function ownOrigins(publicUrl: string | null, port: number | undefined): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}

/** Address ranges, as ipaddr.js names them, that lead to this machine or to one in its network. */
const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/**
 * Whether a `Host` header names this machine, or an address of a home network, literally. Any other name may have been
 * pointed here by an attacker (DNS rebinding). An instance that has a name sets it in PUBLIC_URL.
 */
function isLiteralHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (name === 'localhost') return true;
  // An IPv4 address in IPv6 notation counts as the IPv4 address.
  return ipaddr.isValid(name) && NEAR.has(ipaddr.process(name).range());
}

/**
 * Allows an unsafe request only if one of our own pages sent it (docs/security.md). `Sec-Fetch-Site` decides if the
 * browser sends it, otherwise `Origin`. A program sends neither. It may go on if it sends no session cookie, because
 * without one there is nothing to abuse. Without a PUBLIC_URL only literal addresses are answered.
 * @param hasCookie whether the request carries the session cookie
 */
export function checkOrigin(request: IncomingMessage, publicUrl: string | null, hasCookie: boolean): Result<void> {
  const refuse = () => fail('CSRF', 'This request did not come from the app itself, so it was refused.');
  if (publicUrl === null && !isLiteralHost(request.headers.host)) {
    return fail('CSRF', 'This server does not know its own name. Set PUBLIC_URL to the address people type in.');
  }
  const site = first(request.headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin' ? succeed(undefined) : refuse();
  const origin = request.headers.origin;
  if (origin !== undefined) {
    return ownOrigins(publicUrl, request.socket.localPort).includes(origin) ? succeed(undefined) : refuse();
  }
  return hasCookie ? refuse() : succeed(undefined);
}
