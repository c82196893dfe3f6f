/** Software and fonts in this app, with the licence each is used under. */
export interface Library {
  /** Package name. */
  readonly name: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The licence as the package states it, if that is not an SPDX identifier. */
  readonly stated?: string;
}

/** Shipped to the phone. */
export const ON_THE_PHONE: readonly Library[] = [
  { name: '@fontsource-variable/figtree', licence: 'OFL-1.1' },
  { name: '@simplewebauthn/browser', licence: 'MIT' },
  { name: '@tanstack/react-virtual', licence: 'MIT' },
  { name: '@tesseract.js-data/eng', licence: 'MIT' },
  { name: '@undecaf/zbar-wasm', licence: 'LGPL-2.1+' },
  { name: '@zxing/browser', licence: 'MIT' },
  { name: '@zxing/library', licence: 'MIT' },
  { name: '@visx/axis', licence: 'MIT' },
  { name: '@visx/scale', licence: 'MIT' },
  { name: '@visx/shape', licence: 'MIT' },
  { name: 'dexie', licence: 'Apache-2.0' },
  { name: 'dexie-react-hooks', licence: 'Apache-2.0' },
  { name: 'driver.js', licence: 'MIT' },
  { name: 'lucide-react', licence: 'ISC' },
  { name: 'radix-ui', licence: 'MIT' },
  { name: 'react', licence: 'MIT' },
  { name: 'react-dom', licence: 'MIT' },
  { name: 'react-router-dom', licence: 'MIT' },
  { name: 'tailwindcss', licence: 'MIT' },
  { name: 'tesseract.js', licence: 'Apache-2.0' },
  { name: 'tesseract.js-core', licence: 'Apache-2.0' },
  { name: 'workbox-precaching', licence: 'MIT' },
  { name: 'workbox-routing', licence: 'MIT' },
  { name: 'workbox-strategies', licence: 'MIT' },
  { name: 'workbox-window', licence: 'MIT' },
  { name: 'zod', licence: 'MIT' },
  { name: 'zustand', licence: 'MIT' },
  { name: 'zxing-wasm', licence: 'MIT' },
];

/** Used on the server. */
export const ON_THE_SERVER: readonly Library[] = [
  { name: '@hono/node-server', licence: 'MIT' },
  { name: '@modelcontextprotocol/sdk', licence: 'MIT' },
  { name: '@node-rs/argon2', licence: 'MIT' },
  { name: '@simplewebauthn/server', licence: 'MIT' },
  { name: '@zxcvbn-ts/language-common', licence: 'MIT' },
  { name: 'age-encryption', licence: 'BSD-3-Clause' },
  { name: 'aws4fetch', licence: 'MIT' },
  { name: 'better-sqlite3', licence: 'MIT' },
  { name: 'dejavu-fonts-ttf', licence: 'Bitstream-Vera', stated: 'SEE LICENSE IN README.md AND LICENSE' },
  { name: 'fast-xml-parser', licence: 'MIT' },
  { name: 'fontkit', licence: 'MIT' },
  { name: 'hono', licence: 'MIT' },
  { name: 'hyparquet', licence: 'MIT' },
  { name: 'hyparquet-compressors', licence: 'MIT' },
  { name: 'ipaddr.js', licence: 'MIT' },
  { name: 'kysely', licence: 'MIT' },
  { name: 'nodemailer', licence: 'MIT-0' },
  { name: 'otpauth', licence: 'MIT' },
  { name: 'pdfkit', licence: 'MIT' },
  { name: 'pg', licence: 'MIT' },
  { name: 'prom-client', licence: 'Apache-2.0' },
  { name: 'sharp', licence: 'Apache-2.0' },
  { name: 'stripe', licence: 'MIT' },
  { name: 'tsx', licence: 'MIT' },
  { name: 'web-push', licence: 'MPL-2.0' },
  { name: 'yazl', licence: 'MIT' },
];
