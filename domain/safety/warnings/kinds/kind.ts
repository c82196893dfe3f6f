import type { ProductType, Severity } from '../../vocabulary.ts';
import type { Family } from '../wording/texts.ts';

/** A kind of product recognised by its name (method M6.3). Unless stated below, its list makes no difference. */
export interface Kind {
  /** What a warning calls it. */
  readonly name: string;
  /** Words of the kind in English, French, German, Spanish and Italian, in a folded name. */
  readonly words: RegExp;
  /** Words that make it something else. */
  readonly not?: RegExp;
  /** The same as a function, if words alone cannot decide it. */
  readonly isNot?: (folded: string) => boolean;
  /** Only for these product types. */
  readonly types?: readonly ProductType[];
  /** Only if no ingredient was read: a list is more exact than what the name suggests. */
  readonly withoutList?: true;
  /** Not if the list names an ingredient with one of these functions: its own entries are more exact. */
  readonly unlessListed?: readonly string[];
  /** Only if the list names an ingredient with one of these functions: the words alone also fit other things. */
  readonly ifListed?: readonly string[];
  readonly warns: readonly (readonly [audience: string, severity: Severity, family: Family])[];
  readonly source: string;
}

/** What is kept around a home, a garden or a garage. */
export const HOME: readonly ProductType[] = ['household', 'outdoor', 'other'];
export const FOOD: readonly ProductType[] = ['food'];

/** Products for the body that are named after something else. */
export const FOR_THE_BODY =
  /shampoo|soap|seife|savon|jabon|sapone|cream|creme|crema|lotion|shower|dusch|douche|ducha|doccia/;
/** Words for products that only smell of something. */
export const SCENTED =
  /cleaner|clean|reiniger|nettoy|limpia|deterg|scent|duft|parf|fragran|perfum|aroma|candle|kerze|bougie|softener|weichspul/;
/** Essential oils by name, in German also with the plant inside: "Ätherisches Lavendelöl". */
export const ESSENTIAL_OIL =
  /essential oil|huile essentielle|atherische[ns]? (?:\w+[- ]?)?ole?\b|\w+ol,? atherisch|aceite esencial|olio essenziale|oleos? essencia(?:l|is)|etherische olie|olejek eteryczny|etericky olej|illoolaj|eteerinen oljy|eterisk olje?|aeterisk olie/;
