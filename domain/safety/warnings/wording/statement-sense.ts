import { foldText } from '../../../knowledge/names/fold.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { MARKERS } from '../../../products/label/markers.ts';

/** What a sentence of a label says about the foods it names: they are in it, may be in it, or are not. */
export type StatementSense = 'contains' | 'may' | 'free';

// Takes precedence over anything else in the same clause: "cannot guarantee nut free".
const UNSURE =
  /can ?not (?:be )?guarantee|can ?not be excluded|not suitable for .{0,60}(?:allerg|intoleran)|unsuitable for .{0,60}allerg/;
/** A presence is not ruled out: "no se puede descartar la presencia de", "nie można wykluczyć", folded. */
export const NOT_RULED_OUT =
  /(?<!\p{L})(?:can ?not|can['’]t|could not|not|no|nao|non|ne|n['’]est|pas|nicht|niet|nie|nelze|nemoze|nemuze|nu|ikke|inte|ej|не)(?: \p{L}+){0,4}? (?:(?:be )?(?:exclu|ruled? out)|ausgeschl|auszuschl|ausschl|descart|exclu|esclu|uitgesl|uit te sl|wyklucz|vylouc|vyluc|utelukk|udelukk|uteslut|исключ)|не исключ|nevylouc|nevyluc/u;
// Precautionary statements (Reg (EU) 1169/2011, article 36 (3) (a)) in the languages whose allergen words are known.
const MAY = new RegExp(
  [
    'may (?:also |possibly |still )?(?:contain(?! one or more)|be present|have)|might contain|can contain|could contain|\\btraces?\\b',
    '(?:in )?contact (?:with|avec)|\\bpu etre en contact|(?:facility|factory|environment|equipment|plant|site|bakery|kitchen|line|premises)s? (?:that|where|which|in which|with|also|as|handl|process|produc|using)',
    'shared (?:equipment|line|facility)|also (?:handles?|processes|uses|produces)\\b',
    'peu(?:t|vent) (?:aussi |egalement |eventuellement )?contenir|qui (?:utilise|manipule|transforme|traite)|presences? (?:eventuelle|possible|fortuite)|(?:atelier|usine|locaux|ligne|site|environnement|etablissement|equipements?) .{0,40}(?:utilis|manipul|transform|trait|fabriqu|contenant|produit)',
    '\\bkann .{0,160}enthalten|konnen .{0,160}enthalten|enthalten sein|\\bspuren\\b|betrieb.{0,60}(?:verarbeit|verwend|hergestellt)|in dem .{0,30}auch',
    'puede[n]? (?:tambien )?contener|\\btrazas\\b|(?:fabrica|planta|instalaci(?:on|ones)|linea|obrador) .{0,40}(?:utiliz|manipul|elabor|proces|manej)',
    'puo (?:anche )?contenere|possono contenere|\\btracce\\b|(?:stabilimento|laboratorio|impianto|linea) .{0,40}(?:utilizz|lavor|trasform|process|produc)',
    '\\bkan .{0,160}bevat(?:ten)?|\\bsporen\\b|bedrijf waar|fabriek waar|omgeving waar|\\bkan (?:ogsa |ook )?(?:innehalla|indeholde|inneholde)|\\bspar av\\b|\\bspor (?:af|av)\\b',
    'moze (?:rowniez |takze )?zawierac|\\bslad(?:y|owe|owych)\\b|zakladzie .{0,40}(?:uzywa|przetwarza|wykorzyst)|pode (?:tambem )?conter|\\bvestigios\\b',
  ].join('|'),
);
const FREE =
  /\b(?:without|no|sans|ohne|keine|sin|senza|sem|zonder|geen|bez|utan|uden) (?:any |aucune )?(?:traces?|spuren|trazas|tracce|sporen|vestigios|spar|spor)\b|does not contain|do not contain|contains no\b|contains neither|\bfree (?:from|of)\b|ne contient (?:pas|ni|aucun)|\bexempte?s? d|enthalt kein|enthalt weder|\bfrei von|no contiene|\blibre de|\bexento de|non contiene|\bpriv[oai] di|bevat geen|\bvrij van|nie zawiera|innehaller inte|indeholder ikke|\bfri (?:fran|for)\b|nao contem|\bisento de/;
const CONTAINS =
  /\b(?:contains?|containing|contient|contenant|enthalt|contiene|contienen|contengono|bevat|zawiera|zawieraja|innehaller|indeholder|contem|allergens?|allergenes?|alergenos?|allergeni|allergenen|alergeny)\b/;

/** A trace marker of a single word does not count: a lone "spor" or "stopy" occurs in any sentence. */
const IS_PHRASE = /[ '-]/;

/** What the reader's marker words say, in every language it knows. */
const markedSense = (sentence: string): StatementSense | null => {
  const folded = foldInPlace(sentence);
  const found = MARKERS.all(folded).filter(
    ({ kind, start, end }) => kind !== 'trace' || IS_PHRASE.test(folded.slice(start, end)),
  );
  const says = (...kinds: readonly string[]): boolean => found.some(({ kind }) => kinds.includes(kind));
  if (says('free')) return 'free';
  return says('mayContain', 'trace') ? 'may' : null;
};

/**
 * What a sentence says about the foods it names; null if it only mentions them.
 * @param sentence a sentence of a label as printed, at most a few hundred characters
 */
export const statementSense = (sentence: string): StatementSense | null => {
  const folded = foldText(sentence);
  if (UNSURE.test(folded) || NOT_RULED_OUT.test(folded)) return 'may';
  if (FREE.test(folded)) return 'free';
  if (MAY.test(folded)) return 'may';
  const marked = markedSense(sentence);
  if (marked !== null) return marked;
  return CONTAINS.test(folded) ? 'contains' : null;
};

const LATE_VERB = /\b(?:kann|konnen|kan|kunnen)\b.{2,240}?\b(?:enthalten|bevatten)\b/;
// Full stops and line breaks may separate the names before the verb, one short name each.
const SENTENCE_VERB =
  /\b(?:kann|konnen|kan|kunnen)\b(?:[^.,:;!?\n]{2,24}[.\n]\s*){0,8}[^.!?\n]{2,240}?\b(?:enthalten|bevatten)\b/g;

/**
 * Whether a text is in a sentence with its verb at the end ("Kann Milch, Ei und Soja enthalten"), and nowhere else.
 * @param label the whole label
 * @returns a test of a stretch of the label as printed
 */
export const inLateVerbSentence = (label: string): ((raw: string) => boolean) => {
  const folded = foldText(label);
  const sentences = folded.match(SENTENCE_VERB);
  if (sentences === null) return () => false;
  const outside = folded.replace(SENTENCE_VERB, '\n');
  return (raw) => {
    const own = foldText(raw).trim();
    return sentences.some((sentence) => sentence.includes(own)) && !outside.includes(own);
  };
};

/** Where a sentence of a label ends. */
export const SENTENCE_END = /[.!?;](?=\s|$)|\n|•/;
/** Characters of a printed clause that are shown. */
const LONGEST_SHOWN = 60;

/** A clause as it is shown. */
export const printedClause = (clause: string): string => clause.replaceAll('_', ' ').trim().slice(0, LONGEST_SHOWN);

const CLAUSES = /[,:()[\]{}|/•–]|(?:^|\s)-(?=\s)/;

/** A part of a sentence, with what the sentence says about it. */
export interface Clause {
  readonly text: string;
  readonly sense: StatementSense | null;
}

/**
 * The clauses of a sentence, each with the sense of the words before it: "rice, salt, may contain milk, soy" may
 * contain milk and soy. A verb at the end applies to the whole sentence.
 * @param sentence as printed
 */
export const clausesOf = (sentence: string): readonly Clause[] => {
  let sense: StatementSense | null = LATE_VERB.test(foldText(sentence)) ? 'may' : null;
  return sentence.split(CLAUSES).map((text) => {
    sense = statementSense(text) ?? sense;
    return { text, sense };
  });
};
