import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { putAtHome } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage([], { RECALL_FEEDS: '' });

const { digits: CODE } = showpiece();
const today = new Date().toISOString().slice(0, 10);

/** A record in the format of RappelConso V2. */
const fiche = (number: string, code: string, name: string) => ({
  numero_fiche: number,
  rappel_guid: number,
  categorie_produit: 'hygiène-beauté',
  sous_categorie_produit: 'cosmétiques',
  marque_produit: 'Sample',
  modeles_ou_references: name,
  libelle: name,
  identification_produits: `${code}$L2231$date limite de consommation$$`,
  motif_rappel: 'contamination microbiologique',
  conduites_a_tenir_par_le_consommateur: 'ne plus utiliser le produit|détruire le produit',
  lien_vers_la_fiche_rappel: 'https://rappel.conso.gouv.fr/fiche-rappel/1/interne',
  date_publication: `${today}T08:00:00+00:00`,
});

/** Imports notices while the server runs, as an operator does. */
function publish(records: readonly object[]): void {
  const { dataDir } = stage.server();
  const file = join(dataDir, 'notices.json');
  writeFileSync(file, JSON.stringify({ results: records }));
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/recalls.ts', 'import', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
}

// Product P11.8 to P11.11.
it('tells of a recall at home, also without a network, and is silenced by the household', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await putAtHome(context.request, [showpiece()]);
  await page.goto('/recalls');
  await page.getByText('Your server has not read any notices yet.').waitFor();
  expect(await violations(page)).toEqual([]);

  publish([fiche('2026-11-0001', CODE, 'gel douche'), fiche('2026-11-0002', '3017620422003', 'crème de nuit')]);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        // Delete the time of the last recall look-up, as if half an hour had passed since.
        void indexedDB.databases().then((all) => {
          const name = all.map((one) => one.name ?? '').find((one) => one.startsWith('safeshelf-0')) ?? '';
          const open = indexedDB.open(name);
          open.onerror = () => failed(open.error);
          open.onsuccess = () => {
            const change = open.result.transaction('meta', 'readwrite');
            change.objectStore('meta').delete('recallsChecked');
            change.oncomplete = () => {
              open.result.close();
              done();
            };
          };
        });
      }),
  );
  await page.reload();
  await page.getByText('1 to look at').waitFor();
  const yours = page.getByRole('list', { name: 'Recalls of what you have' });
  await yours.getByText('Affects yours').waitFor();
  await yours.getByText('The notice names the barcode of your product.').waitFor();
  await yours.getByText('Look for the lot on the pack: L2231.').waitFor();
  await page.getByRole('searchbox', { name: 'Search recalls' }).fill('crème');
  const recent = page.getByRole('list', { name: 'Recent recalls' });
  await expect.poll(() => recent.getByRole('listitem').count()).toBe(1);
  // A brand is followed by its name, regardless of what is at home (product P11.14).
  await page.getByRole('button', { name: 'Follow a brand' }).click();
  await page.getByRole('textbox', { name: 'Brand to follow' }).fill('sample');
  await page.getByRole('button', { name: 'Follow this brand' }).click();
  const ofBrands = page.getByRole('list', { name: 'Recalls of brands you follow' });
  await expect.poll(() => ofBrands.getByRole('listitem').count()).toBe(2);
  await page.reload();
  await ofBrands.waitFor();
  expect(await violations(page)).toEqual([]);

  // The recall shows wherever the product does: on the home screen, in the detector and on its report (product P2.3.2,
  // P11.12).
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Recall Alerts' }).waitFor();
  await page.getByText('Affects yours · Germs').waitFor();
  await page.getByRole('link', { name: 'All recalls' }).waitFor();
  await page.goto('/hazard-detector');
  await page.getByText('contamination microbiologique').waitFor();
  await page.getByRole('link', { name: 'All recalls' }).waitFor();
  await page.goto(`/product/${showpiece().product.id}`);
  await page.getByRole('link', { name: /A recall names this barcode/ }).waitFor();
  expect(await violations(page)).toEqual([]);

  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/recalls');
  await yours.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'What to do' }).waitFor();
  await page.getByText('Stop using it.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not mine' }).click();
  await page.getByText('Not yours.', { exact: true }).waitFor();
  // A photo as proof also waits on the phone (product P11.15).
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'I have dealt with it' }).click();
  const chooser = page.getByLabel('Add a photo as proof');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await page.getByText('Your browser can’t read this picture.', { exact: true }).waitFor();
  const receipt = await page.locator('main').screenshot();
  await chooser.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: receipt });
  const proof = page.getByRole('img', { name: 'Proof 1' });
  await proof.waitFor();
  expect(await violations(page)).toEqual([]);
  if (process.env.PICTURES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.PICTURES}/proof-${colorScheme}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${process.env.PICTURES}/proof-wide.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
  }
  // Dealing with the first recall earns an achievement, even without a signal (product P2.10.1).
  await page.goto('/achievements');
  await page.getByRole('listitem').filter({ hasText: 'Off the Shelf' }).getByText('Reached on').waitFor();
  await page.goto('/recalls');
  await page.getByText('All Clear! No active recalls for your products').waitFor();
  await page.getByText('Your inventory is safe').waitFor();
  await page.getByText('1 product checked against notices from 1 source').waitFor();
  await page.getByRole('button', { name: '1 set aside' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByText('1 to look at').waitFor();
  await context.setOffline(false);
  const pulled = async () => await (await context.request.get('/api/sync/pull')).text();
  await expect.poll(pulled).toContain('"entity":"labelPhoto"');
});

// Product P11.11.
it('shows a notice to whoever has no account', async () => {
  publish([fiche('2026-11-0003', '3017620422003', 'crème')]);
  const { page, watch } = await stage.open();
  watch.expectStatus(404);
  await page.goto('/recalls/rappelconso%3A2026-11-0003');
  await page.getByRole('heading', { level: 1, name: /crème/ }).waitFor();
  await page.getByRole('link', { name: /RappelConso/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/recalls/rappelconso%3Anobody');
  await page.getByRole('heading', { name: 'Notice not found' }).waitFor();
});
