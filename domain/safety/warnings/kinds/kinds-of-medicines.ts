import type { Kind } from './kind.ts';

const VETERINARY = 'Merck Veterinary Manual, Toxicology: human medications; ASPCA Animal Poison Control';
const ONE_TABLET =
  'Bar-Oz, Levichek and Koren, Paediatr Drugs 2004 (one tablet or teaspoonful); Merck Veterinary Manual, human medications';
const BETA_BLOCKERS = 'US FDA and EMA product information (bronchial asthma); GINA report (beta blockers)';

/** Medicines by the name on the box; those in a list are reported by their ingredient. */
export const KINDS_OF_MEDICINES: readonly Kind[] = [
  {
    name: 'Iron or prenatal pills',
    words:
      /(?=.*(?:\biron\b|ferrous|ferric|\beisen|\bfer\b|hierro|\bferro\b|prenatal|pranatal))(?=.*(?:tablet|pill|capsul|kapsel|comprim|pastill|compress|dragee|gummies|supplement|vitamin))/,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
      ['haemochromatosis', 'WARNING', 'haemochromatosis'],
    ],
    source: '21 CFR 101.17(e) and 16 CFR 1700.14 (iron); Merck Veterinary Manual, Toxicology: iron',
  },
  {
    name: 'One tablet of this medicine',
    words:
      /morphin|oxycod|codein|tramadol|fentanyl|methadon|buprenorphin|hydrocodon|tilidin|gliclazid|glimepirid|glibenclamid|glipizid|glyburid|verapamil|diltiazem|amlodipin|nifedipin|propranolol|metoprolol|bisoprolol|atenolol|nebivolol|carvedilol|sotalol|digoxin|flecainid|amitriptylin|imipramin|clomipramin|doxepin|nortriptylin|chloroquin|clonidin|guanfacin|tizanidin|theophyllin|colchicin|isoniazid|baclofen|bupropion|methylphenidat|amphetamin|amfetamin/,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
    ],
    source: ONE_TABLET,
  },
  {
    name: 'This beta blocker',
    words: /propranolol|carvedilol|sotalol|nadolol|timolol|pindolol|oxprenolol|labetalol|carteolol|levobunolol/,
    warns: [['asthma', 'CRITICAL', 'asthma_taken']],
    source: BETA_BLOCKERS,
  },
  {
    name: 'This beta blocker',
    words: /metoprolol|bisoprolol|atenolol|nebivolol|esmolol|acebutolol|betaxolol|celiprolol/,
    warns: [['asthma', 'WARNING', 'asthma_taken']],
    source: BETA_BLOCKERS,
  },
  {
    // A tonic water names it too.
    name: 'Quinine by the dose',
    words:
      /(?=.*(?:\bquinine?\b|\bchinin|\bquinina\b))(?=.*(?:\bmg\b|tablet|comprim|compress|capsul|kapsel|gelule|\bpills?\b|sul(?:f|ph)at|solfato|sulfato|dihydrochlorid))/,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['preg', 'WARNING', 'preg_medicine'],
    ],
    source: `${ONE_TABLET}; BfR opinion of 2005 (quinine in drinks)`,
  },
  {
    name: 'Paracetamol or aspirin',
    words: /paracetamol|acetaminophen|tylenol|panadol|doliprane|dafalgan|ben-u-ron|tachipirina|\baspirin|aspirina/,
    withoutList: true,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source: 'Merck Veterinary Manual, Toxicology: human analgesics; 16 CFR 1700.14 (aspirin, acetaminophen)',
  },
  {
    name: 'This painkiller (NSAID)',
    words:
      /ibuprofen|\bibu\b|nurofen|\badvil\b|dolormin|naproxen|\baleve\b|diclofenac|voltar|ketoprofen|meloxicam|piroxicam|indomet[ah]acin|celecoxib|etoricoxib/,
    withoutList: true,
    warns: [
      ['child', 'WARNING', 'medicine_child'],
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
      ['small_mammal', 'CRITICAL', 'poison_animal'],
      ['anticoag', 'CRITICAL', 'anticoag'],
      ['asthma', 'WARNING', 'asthma_taken'],
      ['kidney', 'WARNING', 'kidney'],
      ['preg', 'WARNING', 'preg_medicine'],
    ],
    source:
      'Merck Veterinary Manual, Toxicology: human analgesics; EMA product information of NSAIDs; 21 CFR 201.326 (asthma)',
  },
  {
    name: 'This medicine',
    words:
      /(?=.*\b\d+(?:[.,]\d+)? ?mg\b)(?=.*(?:tablet|comprim|compress|capsul|kapsel|gelule|dragee|\bpills?\b|caplet|lutschtab))/,
    not: /vitamin|magnesi|calcium|kalzium|calcio|zinc|zink|omega|biotin|melatonin|collagen|kollagen|protein/,
    withoutList: true,
    warns: [
      ['child', 'WARNING', 'medicine_child'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
    ],
    source: VETERINARY,
  },
];
