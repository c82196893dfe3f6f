import sharp from 'sharp';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';

const stage = setStage();

/** The share of a picture's pixels that differ from its most common colour. */
async function drawnIn(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return 1 - Math.max(...colours.values()) / (info.width * info.height);
}

it('a score and its shape are drawn where the system chooses the colours', async () => {
  const { page } = await stage.open({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/demo-product');
  const ring = page.getByRole('img', { name: 'Score 48 of 100, moderate' }).first();
  await ring.waitFor();
  const drawn = await drawnIn(await ring.screenshot());
  // A ring and a number: more than nothing, and less than a filled square.
  expect(drawn).toBeGreaterThan(0.08);
  expect(drawn).toBeLessThan(0.7);
  expect(await violations(page)).toEqual([]);
});
