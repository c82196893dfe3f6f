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

/** Ranges of addresses that lead to this machine, or to one of the same network (ipaddr.js). */
const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/**
 * Whether a `Host` header names this machine, or an address of a network at home, literally. Any other name may be one
 * that a stranger lets lead here (DNS rebinding); an instance that has a name says so in PUBLIC_URL.
 */
function isLiteralHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (name === 'localhost') return true;
  // An IPv4 address that is written as one of IPv6 is what it is.
  return ipaddr.isValid(name) && NEAR.has(ipaddr.process(name).range());
}

/**
 * Lets an unsafe request through only when a page of ours sent it (security rules, 3.2). `Sec-Fetch-Site` decides where
 * the browser sends it, else `Origin`. A program sends neither: it may go on as long as no session cookie comes along,
 * because without one there is nothing to abuse. Without a PUBLIC_URL only literal addresses are answered.
 * @param hasCookie whether the request carries the session cookie
 */
export function checkOrigin(request: IncomingMessage, publicUrl: string | null, hasCookie: boolean): Result<void> {
  const refuse = () => fail('CSRF', 'This request did not come from the app itself, so it was refused.');
  if (publicUrl === null && !isLiteralHost(request.headers.host)) {
    return fail('CSRF', 'This server does not know its own name. Set PUBLIC_URL to the address that people type in.');
  }
  const site = first(request.headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin' ? succeed(undefined) : refuse();
  const origin = request.headers.origin;
  if (origin !== undefined) {
    return ownOrigins(publicUrl, request.socket.localPort).includes(origin) ? succeed(undefined) : refuse();
  }
  return hasCookie ? refuse() : succeed(undefined);
}
