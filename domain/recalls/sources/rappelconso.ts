import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import type { DateRange, NoticeRead } from '../notice.ts';
import { refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { firstOf, text } from './record.ts';

/** One record of RappelConso V2 (data.economie.gouv.fr, explore API). */
const Fiche = z.object({
  numero_fiche: text,
  categorie_produit: text,
  sous_categorie_produit: text,
  marque_produit: text,
  modeles_ou_references: text,
  libelle: text,
  identification_produits: text,
  conditionnements: text,
  informations_complementaires: text,
  motif_rappel: text,
  risques_encourus: text,
  conduites_a_tenir_par_le_consommateur: text,
  modalites_de_compensation: text,
  liens_vers_les_images: text,
  lien_vers_la_fiche_rappel: text,
  date_publication: text,
});

/** One pack, given as barcode, lot, kind of date, date and end date, separated by `$`. */
interface Pack {
  readonly code: string;
  readonly lot: string;
  readonly dates: DateRange[];
}

function packOf(part: string): Pack {
  const [code = '', lot = '', , first = '', last = ''] = part.split('$');
  const from = readDay(first);
  const to = last === '' ? from : readDay(last);
  return { code, lot, dates: from && to && from <= to ? [{ from, to }] : [] };
}

/** Reads a record. All of its text is in lower case. */
export function readRappelConso(record: unknown): NoticeRead {
  const read = Fiche.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const packs = data.identification_produits.slice(0, 8000).split('|').slice(0, 100).map(packOf);
  const name = firstOf(data.libelle, data.modeles_ou_references);
  return makeNotice({
    source: 'rappelconso',
    number: data.numero_fiche,
    title: [data.marque_produit, name].filter((part) => part !== '').join(' '),
    brands: [data.marque_produit],
    products: [name, data.modeles_ou_references],
    details: [data.modeles_ou_references, data.conditionnements, data.informations_complementaires],
    codes: packs.map((pack) => pack.code),
    lots: packs.flatMap((pack) => (/\d/.test(pack.lot) ? pack.lot.split('/') : [])),
    dates: packs.flatMap((pack) => pack.dates),
    category: data.sous_categorie_produit,
    ...(data.categorie_produit === 'alimentation' && { area: 'food' }),
    reason: [data.motif_rappel, data.risques_encourus].filter((part) => part !== '').join(' – '),
    remedy: data.conduites_a_tenir_par_le_consommateur.split('|').join('. '),
    remedyKind: data.modalites_de_compensation,
    pictures: data.liens_vers_les_images.split('|'),
    link: data.lien_vers_la_fiche_rappel,
    publishedOn: readDay(data.date_publication),
  });
}
