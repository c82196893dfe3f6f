import type { Piece } from './split.ts';

// Orders of several words: "do not mix with …", "just add …". By themselves "never" and "nicht" also occur in names
// ("never frozen chicken", "nicht gehärtetes Fett"), and so do "mix" and "heat".
const ORDER =
  /^(?:please )?(?:(?:do not|don't|must not be|should not be|ne (?:pas|jamais)|niemals|nooit) (?!contain|contien|enthalt)[a-z]|never (?:add|apply|combine|drink|eat|exceed|feed|give|heat|leave|microwave|mix|pour|put|refreeze|reheat|reuse|store|swallow|use)(?![a-z])|nunca (?:dar|de |mezcl|us|add|anad)|no (?:mezcl|aplic|inger|utili|usar|dar|administr)[a-z]*|non (?:mescol|miscel|usare|utilizz|ingerire|dare|somministr)[a-z]*|nicht (?:mit|zusammen|verwenden|mischen|einnehmen|verschlucken|erhitzen|einfrieren)(?![a-z])|niet (?:mengen|gebruiken|innemen|inslikken)(?![a-z])|(?:just|simply|then|only) (?:add|mix|stir|pour|heat|shake)(?![a-z])|add (?!ed)[a-z]|(?:mix|stir|pour|combine|dissolve|dilute|whisk|heat|warm|boil|bake|cook|fry|grill|chill|soak|shake|sprinkle|spread) (?:with|into|in|over|onto|on|for|at|until|well|together|thoroughly|to|before|through)(?![a-z]))/;
// After these, everything up to the end of the sentence is what the product is eaten, given or mixed with.
const OBJECTS =
  /^(?:please )?(?:(?:do not|don't|never) (?:[a-z]+ ){0,2}?(?:feed|mix|give|use|combine|eat|store|keep)|(?:just |simply )?add|(?:mix|serve|combine|enjoy) with|ne (?:pas|jamais) (?:melanger|donner)|nunca (?:dar|mezclar)|no mezclar|non mescolare|nicht (?:mit|zusammen)|ajout(?:er|ez)|anad(?:ir|a)|aggiungere)(?![a-z])/;

/** Whether an item begins like an order: "do not mix with …", "just add …". @param folded the item, folded */
export const beginsOrder = (folded: string): boolean => ORDER.test(folded);

/**
 * Whether an order names things that are not ingredients: "never feed with grapes, onions".
 * @param folded the item, folded
 */
export const isOrderWithObjects = (folded: string): boolean => OBJECTS.test(folded);

/** Maximum number of further things that an order names; more are a list that happens to follow it. */
const MOST_THINGS = 4;

/**
 * Finds the last thing that an order names; things are separated by commas in its own sentence and line.
 * @param folded the label, folded
 * @param at index of the piece that begins with the order
 * @returns its index among the pieces, or -1 if so many follow that they are a list
 */
export const endOfOrder = (folded: string, pieces: readonly Piece[], at: number): number => {
  let last = at;
  while (pieces[last]?.ending === 'item' && folded.charAt(pieces[last]?.end ?? 0) === ',') last += 1;
  return last < pieces.length && last - at <= MOST_THINGS ? last : -1;
};
