import type { ProductType, Severity } from '../../vocabulary.ts';
import type { Family } from '../wording/texts.ts';

/** A kind of product that is known by its name, whatever its list says (method M6.3). */
export interface Kind {
  /** How a warning names it. */
  readonly name: string;
  /** Words of the kind in English, French, German, Spanish and Italian, in a folded name. */
  readonly words: RegExp;
  /** Words that make it another thing. */
  readonly not?: RegExp;
  /** The same, where words alone do not say it. */
  readonly isNot?: (folded: string) => boolean;
  /** Only for these product types. */
  readonly types?: readonly ProductType[];
  /** Only where no ingredient was read: the list says more exactly what the name suggests. */
  readonly withoutList?: true;
  /** Not where the list names an ingredient of one of these functions: its own entries say more exactly what it does. */
  readonly unlessListed?: readonly string[];
  /** Only where the list names an ingredient of one of these functions: the words alone are those of other things, too. */
  readonly ifListed?: readonly string[];
  readonly warns: readonly (readonly [audience: string, severity: Severity, family: Family])[];
  readonly source: string;
}

/** What stands about in a home, a garden or a garage. */
export const HOME: readonly ProductType[] = ['household', 'outdoor', 'other'];
export const FOOD: readonly ProductType[] = ['food'];

/** Products for the body that carry the name of something else. */
export const FOR_THE_BODY =
  /shampoo|soap|seife|savon|jabon|sapone|cream|creme|crema|lotion|shower|dusch|douche|ducha|doccia/;
/** Smelling of it is not being it. */
export const SCENTED =
  /cleaner|clean|reiniger|nettoy|limpia|deterg|scent|duft|parf|fragran|perfum|aroma|candle|kerze|bougie|softener|weichspul/;
/** Essential oils by name, in German also with the plant inside: "Ätherisches Lavendelöl". */
export const ESSENTIAL_OIL =
  /essential oil|huile essentielle|atherische[ns]? (?:\w+[- ]?)?ole?\b|\w+ol,? atherisch|aceite esencial|olio essenziale|oleos? essencia(?:l|is)|etherische olie|olejek eteryczny|etericky olej|illoolaj|eteerinen oljy|eterisk olje?|aeterisk olie/;
