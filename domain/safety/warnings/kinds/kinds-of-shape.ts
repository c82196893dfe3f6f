import { FOOD, type Kind } from './kind.ts';

const SOURCE = 'American Academy of Pediatrics, Pediatrics 2010;125:601 (prevention of choking)';
/** Words for food no longer in pieces of this shape, or only flavoured with it. */
const NOT_IN_PIECES =
  /butter|flour|mehl|\boil\b|\bol\b|drink|spread|sauce|pate\b|juice|\bjus\b|saft|zumo|succo|\bsalt\b|wine\b|chips|puree|ice cream|\bglace|\beis\b|helado|gelato|yog|brownie|syrup|sirop|sirup/;

const shape = (name: string, words: RegExp, family: 'choking' | 'choking_never'): Kind => ({
  name,
  words,
  not: NOT_IN_PIECES,
  types: FOOD,
  warns: [['child', 'WARNING', family]],
  source: SOURCE,
});

/** Food on which children under five may choke, by its shape (method M6.3.8). */
export const CHOKING: readonly Kind[] = [
  shape('Popcorn', /pop-?corn|palomitas/, 'choking_never'),
  shape(
    'Hard sweets',
    /hard (?:candy|candies|sweets)|boiled sweets|lollipop|hartkaramell|lutscher|sucettes?\b|bonbons? durs?|piruleta|caramelos duros|caramelle dure|lecca ?lecca/,
    'choking_never',
  ),
  shape('Marshmallows', /marshmallow|guimauve/, 'choking_never'),
  shape('Jelly cups', /jelly (?:mini )?cups?/, 'choking_never'),
  shape('Chewing gum', /chewing ?gum|kaugummi|\bchicles?\b|gomm[ae] da masticare/, 'choking_never'),
  shape(
    'Sausage in rounds',
    /frankfurter|hot ?dogs?\b|wiener wurst|wurstchen|saucisses?\b|salchicha|wurstel/,
    'choking',
  ),
  shape(
    'Whole nuts',
    /\b(?:mixed|roasted|salted|whole) (?:nuts|almonds|hazelnuts|cashews|peanuts|pistachios)|nussmischung|(?:noisettes|amandes|noix) entieres|ganze (?:mandeln|haselnusse|nusse)|(?:almendras|avellanas) enteras|(?:mandorle|nocciole) intere|cacahuetes (?:grille|sale|tostad|salad)|erdnusse (?:gerostet|gesalzen)|(?:gerostete|gesalzene) erdnusse|arachidi (?:tostate|salate)/,
    'choking_never',
  ),
  shape('Whole grapes', /\bgrapes\b|raisins? (?:blanc|noir|rouge|frais|de table)|weintrauben|\buvas?\b/, 'choking'),
];
