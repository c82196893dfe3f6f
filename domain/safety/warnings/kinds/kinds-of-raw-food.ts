import { isHardCheese } from '../allergens/hard-cheese.ts';
import { FOOD, type Kind } from './kind.ts';

const SOURCE = 'US FDA and NHS, foods to avoid in pregnancy; EFSA Journal 2018;16(1):5134 (Listeria)';
const HEATED_OR_PLANT =
  /^(?:raw milk|rohmilch|lait cru|leche cruda|latte crudo)$|feuillete|a tartiner|unpasteuri[sz]ed juice\b.*pasteuri|^(?!.*(?:sprout|sprossen|germe|germin|germogli)).*(?:\bvegan|veggie|plant[- ]?based|pflanzlich|(?:brie|camembert|bleu|fromage|queso|formaggio).*veget)/;

const raw = (name: string, words: RegExp): Kind => ({
  name,
  words,
  not: HEATED_OR_PLANT,
  types: FOOD,
  warns: [
    ['preg', 'WARNING', 'germs'],
    ['immuno', 'WARNING', 'germs'],
  ],
  source: SOURCE,
});

/** Not for a hard cheese, which ripening makes safe. */
const fromRawMilk = (words: RegExp): Kind => ({ ...raw('Food from raw milk', words), isNot: isHardCheese });

/** Food that is eaten raw or unheated, in which germs survive (method M6.3.9). */
export const RAW_OR_UNHEATED: readonly Kind[] = [
  raw(
    'Soft or blue cheese',
    /camembert|\bbrie\b|roquefort|gorgonzola|stilton|blue cheese|blauschimmel|fromage bleu|\bbleu d|queso azul|taleggio/,
  ),
  raw(
    'Pâté',
    /(?:liver|chicken|duck|pork|farmhouse|brussels) pate|\bpate (?:de|du|en) (?:campagne|foie|canard|lapin|porc|volaille|sanglier|croute|tete)|^pate$|\bfoie gras|leberpastete/,
  ),
  raw(
    'Cold-smoked or raw fish',
    /smoked (?:salmon|trout|mackerel|fish)|raucherlachs|raucherforelle|(?:saumon|truite|poisson) fumee?|(?:salmon|trucha|pescado) ahumad[oa]|(?:salmone|trota|pesce) affumicat[oa]|grav(?:a[dt]|e[dt])?[ -]?(?:lax|lachs|laks)|graavilohi|sushi|sashimi|tartare de (?:saumon|thon|poisson)/,
  ),
  raw('Raw sprouts', /(?:alfalfa|bean|raw|radish) sprouts|sprossen|graines germees|germinados|germogli/),
  raw(
    'Raw meat',
    /steak tartare|tartare de b(?:oe|œ)uf|carpaccio(?! (?:de|of|di|von) (?:legume|betterave|beet|tomat|zucchini|courgette|ananas|pineapple))|\bmett\b/,
  ),
  raw('Raw egg', /raw egg|rohe[nms]? ei|oeufs? crus?|huevo crudo|uov[ao] crud/),
  fromRawMilk(/raw[- ]milk|unpasteuri[sz]ed|rohmilch|lait cru|leche cruda|latte crudo/),
];
