import { PhraseIndex } from './phrase-index.ts';

export type Language =
  | 'en'
  | 'fr'
  | 'de'
  | 'es'
  | 'it'
  | 'nl'
  | 'sv'
  | 'pl'
  | 'cs'
  | 'hu'
  | 'ru'
  | 'uk'
  | 'pt'
  | 'fi'
  | 'ro'
  | 'el'
  | 'tr'
  | 'bg'
  | 'hr'
  | 'et'
  | 'lt'
  | 'lv'
  | 'is';
/** `list`: an ingredient list; `active` and `inactive`: its two halves on a medicine or a garden product. */
export interface Heading {
  readonly role: 'list' | 'active' | 'inactive';
  /** Null for words shared by several languages. */
  readonly language: Language | null;
  /** True for words that also occur in other sentences: they are a heading only before a colon or alone on a line. */
  readonly weak: boolean;
}

const LISTS: readonly (readonly [Language | null, string])[] = [
  ['en', 'ingredients|ingredient|ingredients list|list of ingredients|ingredient list|ingred|other ingredients'],
  ['fr', 'ingrédients|ingrédient|liste des ingrédients|liste d’ingrédients'],
  ['de', 'zutaten|zutat|inhaltsstoffe|inhaltsstoff|zutatenliste|zutatenverzeichnis|bestandteile|inhaltsangabe'],
  ['es', 'ingredientes|ingrediente|lista de ingredientes'],
  ['it', 'ingredienti|elenco degli ingredienti|elenco ingredienti'],
  ['nl', 'ingrediënten|ingrediënt|bestanddelen|ingredienten'],
  ['sv', 'ingredienser|innehållsförteckning'],
  ['pl', 'składniki|skład'],
  ['cs', 'složení|zloženie'],
  ['hu', 'összetevők|hozzávalók'],
  ['ru', 'состав|ингредиенты'],
  ['uk', 'склад|інгредієнти'],
  ['fi', 'ainesosat|aineosat|ainekset|valmistusaineet'],
  ['ro', 'ingrediente'],
  ['el', 'συστατικα|συνθεση'],
  ['tr', 'içindekiler|bileşenler'],
  ['bg', 'съставки|състав'],
  ['hr', 'sastojci|sestavine|sastav|састојци|састав'],
  ['et', 'koostisosad|koostis'],
  ['lt', 'sudedamosios dalys|sudėtis'],
  ['lv', 'sastāvdaļas|sastāvs'],
  ['is', 'innihaldsefni|innihaldslýsing|innihald'],
];
const WEAK: readonly (readonly [Language | null, string])[] = [
  [null, 'composition|inci'],
  ['fr', 'contient'],
  ['de', 'zusammensetzung|inhalt|enthält'],
  ['es', 'composición|contiene'],
  ['it', 'composizione|contiene'],
  ['nl', 'samenstelling|bevat'],
  ['sv', 'innehåll|innehåller'],
  ['pl', 'zawiera'],
  ['cs', 'obsahuje'],
  ['hu', 'összetétel|tartalmaz'],
  ['ru', 'содержит'],
  ['uk', 'містить'],
  ['en', 'contains'],
  ['pt', 'composição'],
];
const ACTIVE: readonly (readonly [Language, string])[] = [
  [
    'en',
    'active ingredients|active ingredient|medicinal ingredients|medicinal ingredient|drug facts active ingredients|drug facts active ingredient',
  ],
  ['fr', 'principes actifs|principe actif|ingrédients actifs|ingrédient actif|substances actives|substance active'],
  ['de', 'wirkstoffe|wirkstoff|arzneilich wirksame bestandteile'],
  ['es', 'principios activos|principio activo|ingredientes activos|ingrediente activo'],
  ['it', 'principi attivi|principio attivo|ingredienti attivi'],
];
const INACTIVE: readonly (readonly [Language, string])[] = [
  [
    'en',
    'inactive ingredients|inactive ingredient|non medicinal ingredients|nonmedicinal ingredients|inert ingredients',
  ],
  ['fr', 'ingrédients non médicinaux|ingrédients inactifs|excipients|excipient'],
  ['de', 'sonstige bestandteile|hilfsstoffe'],
  ['es', 'ingredientes inactivos|excipientes'],
  ['it', 'ingredienti inattivi|eccipienti'],
];

function* headings(): Generator<readonly [string, Heading]> {
  for (const [table, role, weak] of [
    [LISTS, 'list', false],
    [WEAK, 'list', true],
    [ACTIVE, 'active', false],
    [INACTIVE, 'inactive', false],
  ] as const) {
    for (const [language, words] of table) {
      for (const phrase of words.split('|')) yield [phrase, { role, language, weak }];
    }
  }
}

/** Words that head an ingredient list (method M2.1.1, in twenty-three languages). */
export const HEADINGS = new PhraseIndex<Heading>(headings());
