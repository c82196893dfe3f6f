import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Types a barcode into the scanner, as a person does when the camera cannot read it. */
export async function typeCode(page: Page, digits: string): Promise<void> {
  await page.goto('/scan');
  await lookUp(page, digits);
}

/** Opens the sheet for typing and fills it in. The scanner must be open already. */
export async function lookUp(page: Page, digits: string): Promise<void> {
  await page.getByRole('button', { name: 'Type barcode' }).click();
  await page.getByRole('textbox', { name: 'Type the barcode' }).fill(digits);
  await page.getByRole('button', { name: 'Look up' }).click();
}

/** Starts the camera if it waits to be started. If it was allowed before, it starts by itself. */
export async function startCamera(page: Page): Promise<void> {
  const asked = page.getByRole('button', { name: 'Start camera' }).click({ timeout: 10_000 });
  await Promise.any([page.getByRole('button', { name: 'Stop', exact: true }).waitFor(), asked]);
}

/** Waits until the report of a product shows with its score, or without one. Returns the score. */
export async function reportShown(page: Page, name: string): Promise<number | null> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const ring = page.getByRole('img', { name: /^(?:Score \d+ of 100|No score)/ }).first();
  await ring.waitFor();
  const score = /Score (\d+)/.exec((await ring.getAttribute('aria-label')) ?? '')?.[1];
  return score === undefined ? null : Number(score);
}

/** Puts the product on the screen into the inventory. */
export async function addToInventory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to inventory' }).click();
  await page.getByRole('link', { name: 'In your inventory' }).waitFor();
}

/** Waits until a product is listed on the Products tab. */
export async function listedAtHome(page: Page, name: string): Promise<void> {
  await page.goto('/inventory');
  await page.getByRole('link', { name }).first().waitFor();
}

/** Fills in the form for an unknown product. */
export async function enterByHand(page: Page, product: { name: string; ingredients: string }): Promise<void> {
  await page.getByRole('textbox', { name: /product name/i }).fill(product.name);
  await page.getByRole('textbox', { name: /ingredients/i }).fill(product.ingredients);
  await page.getByRole('button', { name: /(?:create|save|get|add|see).*(?:product|report)/i }).click();
}

/** Waits for the facts that every report must show: confidence, metrics, ingredients and the receipt. */
export async function wholeReportShown(page: Page): Promise<void> {
  await expect.poll(() => page.getByText(/^Confidence [A-D]$/).count()).toBe(1);
  for (const metric of ['Child safety', 'Pet safety', 'Environmental impact', 'Air quality']) {
    await page.getByText(metric).first().waitFor();
  }
  // Once drawn, the ring has no mask left, because a mask's edge would show as a hairline in it.
  const mask = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.dial-drawn') ?? document.body).maskImage);
  await expect.poll(mask).toBe('none');
  await page.getByRole('heading', { name: 'Ingredients', exact: true }).waitFor();
  await page.getByRole('heading', { name: /The receipt$/ }).waitFor();
}
