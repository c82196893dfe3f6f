import { foldText } from '../../../knowledge/names/fold.ts';
import { decodeEntities } from '../../../products/label/decode-entities.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { LABEL_LIMITS } from '../../../products/label/label-reading.ts';

/** Words for "not suitable", which come before the people named, in the languages of labels, folded. */
const NOT_FOR = [
  '(?:not|un)[ -]?(?:suitable|recommended|advised|intended|safe|fit|appropriate)|(?:should|must|do|can) ?not (?:be )?(?:consumed?|eaten|eat|used?|taken|drink|drunk)|avoid(?:ed)? (?:if|by)|consult (?:a|your) (?:doctor|physician)',
  'nicht (?:geeignet|empfohlen|bestimmt|fur)|ungeeignet|nicht verzehren',
  "ne (?:convient|conviennent) pas|(?:non|pas|ne sont pas|n'est pas) (?:adapte|recommande|conseille|convenable|destine)|inadapte|deconseille|contre[ -]indique|interdit aux",
  'no (?:es |son |esta )?(?:apt|adecuad|recomendad|indicad|recomendable)|contraindicad|no deben? (?:consumir|tomar)',
  'non (?:e |sono )?(?:adatt|idone|indicat|consigliat)|inadatt|sconsigliat|controindicat',
  'niet (?:geschikt|aanbevolen|bestemd|aangeraden)|ongeschikt',
  'nao (?:e )?(?:adequad|indicad|recomendad|aconselh|apropriad|apto|apta)|desaconselh|improprio',
  'nie (?:jest )?(?:odpowiedni|wskazan|zalecan|przeznaczon|nadaje|polecan)|nieodpowiedni|niewskazan',
  '(?:inte|ej|ikke) (?:lamplig|rekommender|avsedd|egn|pass|anbefal)|olamplig|uegne',
  'ei (?:sovellu|sovi|suositella|tarkoitettu)|soveltumat',
  'ne(?:ni|jsou)? vhodn|nevhodn|nie (?:je|su) (?:vhodn|urcen)|neni urcen|nedoporuc|neodporuc',
  'nem (?:alkalmas|ajanlott|fogyaszthat|javasolt|adhato)',
  'nu (?:este|sunt|se) (?:potrivit|recomand|indicat|adecvat)|nepotrivit|contraindicat|nerecomandat',
  'uygun (?:degil|olmay)|tavsiye edilmez|onerilmez',
  'не (?:п[оі]дход|рекоменд|предназнач|пригод|употребл|подходящ)|противопоказ|непригод',
  '(?:nije|nisu|ni|niso) (?:prikladn|pogodn|primer|namijenj|namenj|preporuc)|neprikladn|neprimern',
  foldText('(?:δεν (?:ειναι|συνιστ|ενδεικν|προοριζ)|ακαταλληλ)'),
].join('|');

const GLUTEN = 'glut(?:en|in)\\p{L}*|glutenow\\p{L}*|lepk\\p{L}*|глютен\\p{L}*|γλουτεν\\p{L}*';
const REACTS =
  '(?:in|un)?(?:toler|allerg|sensit|vertrag|ertraglich|gevoelig|nietoler|erzekeny|nesnasen|neznasan|duyarli|yliherk|непереносим|ευαισθ|δυσανεξ|overfolsom|overkanslig|avoid|malabsor)';

const reacting = (words: string): string => `(?:${words}).{0,24}${REACTS}|${REACTS}.{0,32}(?:${words})`;

/** People named on a label, by audience key (method M6.4.1). */
const WHOM: readonly (readonly [audience: string, words: string])[] = [
  [
    'coeliac',
    `[ckz](?:oe|œ|o|e|ae)lia{1,2}[ckqt]|tsoliaaki|liszterzekeny|целиак|целіак|colyak|${foldText('κοιλιοκακ')}|${reacting(GLUTEN)}`,
  ],
  ['lactose', reacting(`la[ck]to[sz]\\p{L}*|лактоз\\p{L}*|${foldText('λακτοζ')}\\p{L}*`)],
  [
    'pku',
    String.raw`(?:ph|f)en[iy]l[ck]?[hck]?[ei]t[oh]?on|phenylcetonur|fenylketon|fenyloketon|fenil[ck]h?etonur|фенилкетон|фен[иі]лкетон|${foldText('φαινυλκετον')}|(?<!\p{L})pku(?!\p{L})`,
  ],
  ['galact', 'gala[ck]tos?z?[ae]+mi|galactosemi|galaktozemi|galaktosemi|галактоземи'],
  ['hfi', reacting('fru[ck]to[sz]\\p{L}*|fruttosi\\p{L}*|фруктоз\\p{L}*')],
  ['diabetes', `diabet|cukorbeteg|cukrzyc|диабет|діабет|sokeritau|${foldText('διαβητ')}`],
  ['g6pd', 'g-?6-?pd|fav[iy]sm|favismo'],
  ['histamine', 'h[iy]stamin|гистамин'],
  [
    'preg',
    `pregnan|schwanger|enceinte|grossesse|embaraz|gravid|zwanger|ciaz|ciezarn|tehotn|terhes|varando|raskaana|raskaus|hamile|беремен|вагитн|вагітн|insarcinat|trudni[ck]|nosec|${foldText('εγκυ')}`,
  ],
  ['kidney', 'kidney|nierenkrank|nierinsuff|insuffisan[ct]e renale'],
  ['anticoag', 'anticoagul|antikoagul|blutverdunn|blood thinn|antigerinnung|bloedverdunn'],
];
const BETWEEN = String.raw`(?:(?<!\b(?:not|un)[ -]?)(?!suitable|geeignet fur|but |aber |mais |pero |maar |contai?[nt]|enthalt|contiene|bevat)[^.!?;•]){0,90}?`;
const BEFORE = String.raw`[^.!?;:,•\n]{0,60}?`;

const PATTERNS = WHOM.map(
  ([audience, words]) =>
    [
      audience,
      new RegExp(`(?<!\\p{L})(?:${NOT_FOR})${BETWEEN}(?<!\\p{L})(?:non-)?(?:${words})\\p{L}*`, 'u'),
      // "Für Schwangere nicht geeignet", "Çölyak hastaları için uygun değildir".
      new RegExp(
        `(?<!\\p{L})(?:${words})\\p{L}*(?:${BEFORE})(?<!\\p{L})(?:nicht (?:geeignet|empfohlen)|ungeeignet|niet (?:geschikt|aanbevolen)|nem alkalmas|nem ajanlott|uygun degil|onerilmez|tavsiye edilmez|не рекоменд|противопоказ)`,
        'u',
      ),
    ] as const,
);
const ANY = new RegExp(NOT_FOR, 'u');

const CLAUSE_END = /[.;!?\n]/;
/** Characters of a printed sentence that are shown. */
const LONGEST_SHOWN = 80;

/** An audience for whom a label says that it is unsuitable, and the words it uses. */
export interface Unsuitable {
  readonly audience: string;
  readonly printed: string;
}

/**
 * Those for whom a label says, in its own words, that it is not suitable: people with a condition, or who are pregnant
 * (method M6.2.19).
 * @param label the whole label as printed
 */
export const unsuitableFor = (label: string): readonly Unsuitable[] => {
  const text = decodeEntities(label).slice(0, LABEL_LIMITS.characters);
  const folded = foldInPlace(text);
  if (!ANY.test(folded)) return [];
  return PATTERNS.flatMap(([audience, forward, behind]) => {
    const found = forward.exec(folded) ?? behind.exec(folded);
    if (found === null) return [];
    const [clause = ''] = text.slice(found.index).split(CLAUSE_END, 1);
    return [{ audience, printed: clause.slice(0, LONGEST_SHOWN).trim() }];
  });
};
