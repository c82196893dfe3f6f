import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { pushServicesOf } from '#api/delivery/push-services.ts';
import { type PushMessage, readMessage } from '#domain/delivery/message.ts';

// A push service on this machine as described by RFC 8030, 8188, 8291 and 8292, with the phones behind it.

/** A message as the push service saw it, and as its phone decrypted it. */
export interface Pushed {
  readonly phone: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as received. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly message: PushMessage | null;
  readonly at: number;
}

/** The subscription of a phone. */
export interface Phone {
  readonly name: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushService {
  readonly url: string;
  /** The addresses that a server may send to for this service. */
  readonly services: NonNullable<ReturnType<typeof pushServicesOf>>;
  /** Every message that was accepted, in order. */
  readonly taken: Pushed[];
  /** What was wrong with requests: a bad signature, or a body that cannot be decrypted. */
  readonly faults: string[];
  /** How many requests arrived in total. */
  asked(): number;
  subscribe(): Phone;
  /** Sets the answer to all further requests for a phone; 201 if null. */
  answer(phone: Phone, status: number | null): void;
  close(): Promise<void>;
}

const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Verifies the token of a request (RFC 8292). @returns what is wrong with it; null if nothing is */
function wrongToken(authorization: string, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = decode(key);
  if (point.length !== 65 || point[0] !== 4) return 'The key of the server is no point of P-256.';
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, decode(signature))) {
    return 'The signature is not that of the key.';
  }
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as { aud?: string; exp?: number; sub?: string };
  const left = (exp ?? 0) - Date.now() / 1000;
  if (aud !== origin) return `The token is for ${aud}.`;
  if (left <= 0 || left > 86_400) return `The token ends in ${left} seconds.`;
  return /^(?:mailto:|https:)/.test(sub ?? '') ? null : 'The token names nobody to write to.';
}

/** Decrypts a body with the keys of its phone (RFC 8188 and 8291). A push message is a single record. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // The last record ends with 2 and padding.
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts one; close it when done. */
export async function startPushService(): Promise<PushService> {
  const phones = new Map<string, { name: string; ecdh: ECDH; auth: Buffer; status: number | null }>();
  const taken: Pushed[] = [];
  const faults: string[] = [];
  let asked = 0;
  let url = '';
  const server = createServer((request, response) => {
    void (async () => {
      asked += 1;
      const bytes = await bodyOf(request);
      const phone = phones.get(request.url ?? '');
      const end = (status: number) => response.writeHead(status).end();
      if (!phone) return end(404);
      if (phone.status !== null) return end(phone.status);
      const wrong = wrongToken(request.headers.authorization ?? '', url);
      if (wrong !== null || request.headers['content-encoding'] !== 'aes128gcm') {
        faults.push(wrong ?? 'The body is not encrypted as RFC 8188 says.');
        return end(403);
      }
      try {
        const text = decrypt(bytes, phone.ecdh, phone.auth);
        const message = readMessage(JSON.parse(text));
        taken.push({ phone: phone.name, headers: request.headers, bytes, text, message, at: Date.now() });
        end(201);
      } catch (error) {
        faults.push(String(error));
        end(400);
      }
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const services = pushServicesOf(url);
  if (!services) throw new Error(`${url} is no address of a push service.`);
  return {
    url,
    services,
    taken,
    faults,
    asked: () => asked,
    subscribe() {
      const name = randomUUID();
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      phones.set(`/push/${name}`, { name, ecdh, auth, status: null });
      return { name, endpoint: `${url}/push/${name}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer(phone, status) {
      const held = phones.get(`/push/${phone.name}`);
      if (held) held.status = status;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
