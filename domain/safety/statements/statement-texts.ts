import { STATEMENTS_DE } from './texts-de.ts';
import { STATEMENTS_EN } from './texts-en.ts';
import { STATEMENTS_ES } from './texts-es.ts';
import { STATEMENTS_FR } from './texts-fr.ts';
import { STATEMENTS_IT } from './texts-it.ts';

const TEXTS = {
  en: STATEMENTS_EN,
  fr: STATEMENTS_FR,
  de: STATEMENTS_DE,
  es: STATEMENTS_ES,
  it: STATEMENTS_IT,
} as const;
/** Languages whose official hazard sentences are recognised. */
export type StatementLanguage = keyof typeof TEXTS;

/** Known hazard codes, without trailing letters (H360FD is H360). */
export const HAZARD_CODES: readonly string[] = Object.keys(STATEMENTS_EN);

/**
 * The official sentence of a hazard statement.
 * @param code "H314", "EUH031"; trailing letters ("H360FD") are ignored
 * @returns null for an unknown code
 */
export const statementText = (code: string, language: StatementLanguage): string | null =>
  TEXTS[language][/^(?:EU)?H\d{3}/.exec(code)?.[0] ?? ''] ?? null;

/** Sentences with the same meaning: earlier wordings of the annex, and those of US labels (40 CFR 156.62). */
const VARIANTS: readonly (readonly [string, string])[] = [
  ['Causes irreversible eye damage', 'H318'],
  ['Causes irreversible eye damage and skin burns', 'H314'],
  ['Corrosive. Causes irreversible eye damage', 'H318'],
  ['Causes skin burns', 'H314'],
  ['Causes severe burns', 'H314'],
  ['Causes severe skin burns and serious eye damage', 'H314'],
  ['Causes substantial but temporary eye injury', 'H319'],
  ['Causes moderate eye irritation', 'H319'],
  ['Causes eye irritation', 'H319'],
  ['Highly flammable liquid and vapor', 'H225'],
  ['Extremely flammable liquid and vapor', 'H224'],
  ['Flammable liquid and vapor', 'H226'],
  ['Contents under pressure', 'H229'],
  ['May be fatal if swallowed and enters the airways', 'H304'],
  ['May be harmful if swallowed and enters airways', 'H304'],
  // REACH Annex XVII, entry 3, on lamp oil.
  ['Just a sip of lamp oil may lead to life-threatening lung damage', 'H304'],
  ['Just a sip of lamp oil or even sucking the wick of lamps may lead to life-threatening lung damage', 'H304'],
  ['Harmful if absorbed through skin', 'H312'],
  ['Very toxic to aquatic organisms', 'H400'],
  ['Contact with acid liberates toxic gas', 'EUH031'],
  ['Contact with acids releases toxic gas', 'EUH031'],
  ['Do not use together with other products', 'EUH206'],
  ['Provoque des brûlures de la peau et des lésions oculaires graves', 'H314'],
  ['Provoque de graves brûlures de la peau et des lésions oculaires graves', 'H314'],
  ['Provoque de graves brûlures de la peau et de graves lésions oculaires', 'H314'],
  ['Provoque des lésions oculaires graves', 'H318'],
  ['Provoque une irritation oculaire grave', 'H319'],
  ['Provoque une grave irritation des yeux', 'H319'],
  ['Toxique pour les organismes aquatiques avec des effets néfastes à long terme', 'H411'],
  ['Nocif pour les organismes aquatiques avec des effets néfastes à long terme', 'H412'],
  ['Peut provoquer une réaction allergique de la peau', 'H317'],
  ['Ne pas utiliser en combinaison avec d’autres produits', 'EUH206'],
  ['Au contact d’un acide dégage un gaz toxique', 'EUH031'],
  ['Verursacht Hautreizung', 'H315'],
  ['Verursacht schwere Augenreizungen', 'H319'],
  ['Verursacht schwere Augenschädigung', 'H318'],
  ['Verursacht schwere Verätzungen', 'H314'],
  ['Sehr giftig für Wasserorganismen, mit langfristiger Wirkung', 'H410'],
  ['Giftig für Wasserorganismen mit langfristiger Wirkung', 'H411'],
  ['Schädlich für Wasserorganismen mit langfristiger Wirkung', 'H412'],
  ['Kann Schläfrigkeit oder Benommenheit verursachen', 'H336'],
  ['Nicht zusammen mit anderen Produkten verwenden', 'EUH206'],
  ['Provoca quemaduras graves en la piel', 'H314'],
  ['Puede ser corrosiva para los metales', 'H290'],
  ['Tóxica en caso de ingestión', 'H301'],
  ['Nociva en caso de ingestión', 'H302'],
  ['Muy tóxico para los organismos acuáticos con efectos nocivos duraderos', 'H410'],
  ['No utilizar junto con otros productos', 'EUH206'],
  ['No utilice junto con otros productos', 'EUH206'],
  ['Provoca gravi ustioni', 'H314'],
  ['Provoca grave irritazione agli occhi', 'H319'],
  ['Nocivo per ingestione', 'H302'],
  ['Non utilizzare in combinazione con altri prodotti', 'EUH206'],
  ['Non usare in combinazione con altri prodotti', 'EUH206'],
];

/** Every sentence with its code, for looking them up in a label. */
export const statementSentences = (): readonly (readonly [sentence: string, code: string])[] => [
  ...Object.values(TEXTS).flatMap((texts) => Object.entries(texts).map(([code, text]) => [text, code] as const)),
  ...VARIANTS,
];
