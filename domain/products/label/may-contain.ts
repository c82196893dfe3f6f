import { foldInPlace } from './fold-in-place.ts';

/**
 * How statements say that something may be in a product, one language per row, from memory of labels: words for "may",
 * words that may come between (empty for none), and verbs. Every combination of them is recognised.
 */
const MAY: readonly (readonly [may: string, between: string, verb: string])[] = [
  ['may|might|could|can', '|also|still|possibly', 'contain|have come into contact with'],
  ['peut|peuvent|pourrait|pourraient', '|aussi|également|éventuellement|encore|exceptionnellement', 'contenir'],
  [
    'kann|können|könnte|könnten',
    '|auch|ebenfalls|eventuell|evtl|ggf|gegebenenfalls|möglicherweise|unter umständen',
    'enthalten',
  ],
  ['puede|pueden|podría|podrían', '|también|además|eventualmente', 'contener'],
  ['può|possono|potrebbe|potrebbero', '|anche|inoltre|eventualmente', 'contenere'],
  ['kan|kunnen', '|ook|tevens|eventueel|mogelijk', 'bevatten'],
  ['pode|podem|poderá|poderia', '|também|ainda|eventualmente', 'conter'],
  ['kan', '|även|också|eventuellt', 'innehålla'],
  ['kan', '|også|eventuelt|muligvis|muligens', 'indeholde|inneholde'],
  ['saattaa|voi|saattavat|voivat', '|myös|mahdollisesti', 'sisältää'],
  ['może|mogą', '|również|także|też|ponadto', 'zawierać'],
  ['může|mohou', '|také|též|rovněž|i', 'obsahovat'],
  ['môže|môžu', '|tiež|taktiež|aj', 'obsahovať'],
  ['poate|pot|ar putea', '|și|de asemenea', 'conține'],
  ['može|mogu', '|također|takođe|i', 'sadržavati|sadržati|sadržavat|sadržat|da sadrži|da sadrže'],
  ['може|могу', '|такође|и', 'садржавати|садржати|да садржи|да садрже'],
  ['може|можат', '|исто така|и', 'да содржи|да содржат'],
  ['може|могат', '|също|също така|и', 'да съдържа|да съдържат'],
  ['может|могут', '|также|возможно', 'содержать'],
  ['може|можуть', '|також', 'містити'],
  ['lahko', '|tudi', 'vsebuje|vsebujejo'],
  ['võib|võivad', '|ka', 'sisaldada'],
  ['var', '|arī', 'saturēt'],
  ['gali', '|taip pat', 'turėti'],
  ['getur|gæti|kann', '|einnig|líka', 'innihaldið|að innihalda'],
  ['μπορεί|ενδέχεται|πιθανόν', '|επίσης', 'να περιέχει|να περιέχουν'],
];

/** Phrases with the same meaning that do not consist of a word for "may" and a verb. */
const SAID_OTHERWISE =
  'susceptible de contenir|susceptibles de contenir|risque de présence de|risque de présence d|możliwa obecność|moguće je prisustvo|могуће је присуство|допускается наличие|допускається наявність|posible presencia de|possible presence of|possibile presenza di|eventuale presenza di|possível presença de|mogelijke aanwezigheid van|also may contain|may be present|içerebilir|tartalmazhat|tartalmazhatnak|enthält möglicherweise|enthält eventuell|kann möglicherweise enthalten|bevat mogelijk|puede contener además|возможно наличие|возможно содержание|возможно присутствие|можлива наявність|можливий вміст|можлива присутність|възможно е съдържание на|възможно е наличие на|възможно съдържание на|възможно наличие на|mogu biti prisutni|могу бити присутни|moguća prisutnost|moguće prisustvo|могуће присуство|можно присуство на|sudėtyje gali būti|gali būti';

/**
 * Words for traces in such statements: after the verb, or by themselves, and with the word for "of" if the language has
 * one.
 */
const TRACES =
  'traces|spuren|trazas|tracce|vestígios|traços|sporen|spår|spor|śladowe ilości|ślady|stopy|stopové množství|stopové množstvo|pieniä määriä|jäämiä|urme|tragove|tragova|tragovi|u tragovima|у траговима|sledi|sledove|jälgi|pėdsakų|snefil|snefilmagn|leifar|ίχνη|трагове|трагова|трагови|траги|следи|следы|следов|следовые количества|незначительное количество|сліди|слідів|залишки';
const OF = 'of|de|d|von|di|van|av|af|from|на|од|от';
const POSSIBLE =
  'possible|mögliche|posibles|posibile|possibili|possíveis|mogelijke|möjliga|mulige|możliwe|možné|mogući|могући|можни|възможни|возможны|можливі|πιθανά';

/** The words for "may", folded. */
const MAYS: ReadonlySet<string> = new Set(MAY.flatMap(([words]) => foldInPlace(words).split('|')));

/** Whether a word means "may" in one of the languages of statements. @param folded the word, folded */
export const isMay = (folded: string): boolean => MAYS.has(folded);

function* eachWithEach(table: typeof MAY): Generator<string> {
  for (const [may, between, verb] of table)
    for (const first of may.split('|'))
      for (const word of between.split('|'))
        for (const last of verb.split('|')) yield [first, word, last].filter((part) => part !== '').join(' ');
}

/** Phrases that open a statement of what may be in a product (method M2.7.2). */
export function* mayContain(): Generator<string> {
  yield* eachWithEach(MAY);
  yield* SAID_OTHERWISE.split('|');
}

/** Verbs that count only with a word for traces: "may have" anything else says nothing about what is in a product. */
const WITH_TRACES: typeof MAY = [
  ['may|might|could|can', 'have|include|hold', 'traces'],
  ['peut|peuvent', 'avoir|présenter|comporter', 'des traces'],
  ['puede|pueden|podría|podrían', 'tener|presentar|incluir|llevar', 'trazas|restos'],
  ['può|possono|potrebbe', 'avere|presentare', 'tracce'],
  ['pode|podem', 'ter|apresentar', 'vestígios|traços'],
];

/** Phrases that open a statement of traces by the word for them (method M2.7.13). */
export function* tracesOf(): Generator<string> {
  yield* eachWithEach(WITH_TRACES);
  for (const noun of TRACES.split('|')) {
    yield noun;
    for (const word of POSSIBLE.split('|')) yield `${word} ${noun}`;
    for (const word of OF.split('|')) yield `${noun} ${word}`;
  }
}
