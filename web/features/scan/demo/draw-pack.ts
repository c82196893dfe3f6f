import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { modulesOf } from '#domain/scanning/bar-modules.ts';

/** Size of the film in pixels, like the picture of a cheap camera. */
export const FILM = { width: 640, height: 480 } as const;

const PACK = { width: 400, height: 330 } as const;
/** Width of one bar module and height of the bars, in pixels. */
const MODULE = 3;
const BARS = 110;
/** How long the pack takes to come in, in milliseconds, and how many pixels it then sways, as if held by hand. */
const COMES_MS = 900;
const SWAY = 5;

/**
 * One frame of a film in which a pack with its real code is held up. The decoder gets only these pixels.
 * @param at milliseconds since the film began
 */
export function drawPack(context: CanvasRenderingContext2D, product: Product, at: number): void {
  const { width, height } = FILM;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#c9c4ba';
  context.fillRect(0, 0, width, height);
  const come = Math.min(1, at / COMES_MS);
  const x = width / 2 + (1 - come) * width * 0.7 + SWAY * Math.sin(at / 480);
  context.translate(x, height / 2 + SWAY * Math.cos(at / 610));
  context.rotate(0.05 + 0.01 * Math.sin(at / 700));
  context.fillStyle = '#ffffff';
  context.fillRect(-PACK.width / 2, -PACK.height / 2, PACK.width, PACK.height);
  context.fillStyle = '#1a212b';
  context.textAlign = 'center';
  context.font = '600 22px sans-serif';
  context.fillText(product.name, 0, -PACK.height / 2 + 50, PACK.width - 40);
  context.font = '16px sans-serif';
  context.fillText(product.size ?? '', 0, -PACK.height / 2 + 78, PACK.width - 40);
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const modules = gtin && modulesOf(gtin, 'EAN-13');
  if (!gtin || !modules) return;
  const left = (-modules.length * MODULE) / 2;
  [...modules].forEach((dark, place) => {
    if (dark === '1') context.fillRect(left + place * MODULE, -20, MODULE, BARS);
  });
  context.font = '20px monospace';
  context.fillText(printedCode(gtin), 0, BARS + 8);
}
