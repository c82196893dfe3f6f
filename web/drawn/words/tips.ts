/** A tip with where it stands. A test compares each with its source (product P20.8). */
export interface Tip {
  readonly area: string;
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** As it is printed. */
  readonly source: string;
  /** Words of the source that the tip rests on. */
  readonly rests: string;
}

const MIXING = 'Safety method: mixing at home';
const WARNINGS = 'Safety method: warnings';

/** Editorial tips. All rest on the safety method, which names law and authorities for its rows. */
export const TIPS: readonly Tip[] = [
  {
    area: 'Cleaning',
    audience: 'everyone',
    title: 'No acid with bleach',
    text: 'Toilet descaler, rust remover or vinegar together with bleach gives off chlorine. Never together, never one straight after the other; rinse with water between.',
    source: `CLP EUH031, EUH032 · ${MIXING}`,
    rests: 'HYPOCHLORITE + ACID (toilet descaler, rust remover, pH minus, vinegar) | chlorine',
  },
  {
    area: 'Cleaning',
    audience: 'everyone',
    title: 'No ammonia with bleach',
    text: 'Some glass cleaners hold ammonia. With bleach, also with bleach wipes, it forms chloramines.',
    source: `CDC; US poison centres · ${MIXING}`,
    rests: 'HYPOCHLORITE + AMMONIA (glass cleaner and bleach wipes too) | chloramines',
  },
  {
    area: 'Cleaning',
    audience: 'homes with a litter tray or a potty',
    title: 'Rinse before you disinfect',
    text: 'Bleach on urine can form chloramines at the litter tray or potty. Rinse with water first.',
    source: `CDC; US poison centres · ${MIXING}`,
    rests: 'chloramines at the litter tray or potty',
  },
  {
    area: 'Cleaning',
    audience: 'everyone',
    title: 'One drain opener, not two',
    text: 'Two different drain openers in one drain can heat up and splash violently.',
    source: `CLP H314; label law · ${MIXING}`,
    rests: 'two different drain openers | violent heat, splashing',
  },
  {
    area: 'Garden and outdoors',
    audience: 'everyone with a pool',
    title: 'One scoop for one pool chemical',
    text: 'Two kinds of pool chlorine in one feeder or scoop can catch fire, explode or give off chlorine.',
    source: `EPA pool chemical alert; CDC · ${MIXING}`,
    rests: 'two kinds of pool chlorine in one feeder or scoop | fire, explosion, chlorine',
  },
  {
    area: 'Cleaning',
    audience: 'everyone',
    title: 'When a gas has formed',
    text: 'Leave, open a window, and do not add anything.',
    source: MIXING,
    rests: 'leave, open a window, do not add anything',
  },
  {
    area: 'First minutes',
    audience: 'everyone',
    title: 'Swallowed',
    text: 'Do not make them vomit, give no salt water, wipe out the mouth, keep the pack, and call before signs appear.',
    source: WARNINGS,
    rests: 'do not make them vomit, no salt water, wipe out the mouth, keep the pack, call before signs appear',
  },
  {
    area: 'First minutes',
    audience: 'everyone',
    title: 'In the eye',
    text: 'Rinse with water for 15 minutes.',
    source: WARNINGS,
    rests: 'eye: rinse with water for 15 minutes',
  },
  {
    area: 'Kids room',
    audience: 'young children',
    title: 'Button cells out of reach',
    text: 'Keep button and coin cells, and what holds them, where no child can get at them. If one may have been swallowed, call the emergency number at once.',
    source: WARNINGS,
    rests: 'button cell: emergency number at once',
  },
  {
    area: 'Laundry',
    audience: 'young children',
    title: 'Lock liquid capsules away',
    text: 'Liquid laundry and dishwasher capsules belong behind a lock where a young child lives.',
    source: WARNINGS,
    rests: 'Liquid laundry or dishwasher capsules | child CRITICAL',
  },
  {
    area: 'Food',
    audience: 'babies under 12 months',
    title: 'No honey, no raw milk',
    text: 'Keep honey and raw milk away from babies under 12 months.',
    source: WARNINGS,
    rests: 'infant (member under 12 months; `baby` products) | Honey, raw milk',
  },
  {
    area: 'Food',
    audience: 'children under 5',
    title: 'Small, hard and round',
    text: 'Whole nuts, whole grapes, popcorn, hard sweets and marshmallows can choke a child under 5 years.',
    source: WARNINGS,
    rests: 'Choking, under 5 years: whole nuts, whole grapes, popcorn, hard sweets, marshmallow',
  },
  {
    area: 'Food',
    audience: 'pregnancy',
    title: 'What to leave out when pregnant',
    text: 'Keep away from alcohol and raw milk. Mould-ripened soft cheese, pâté, cold-smoked fish, raw sprouts, raw egg and raw or rare meat are warned of, too.',
    source: WARNINGS,
    rests: 'Mould-ripened soft cheese, pâté, cold-smoked fish, raw sprouts, raw egg, raw or rare meat',
  },
  {
    area: 'Pets',
    audience: 'dogs',
    title: 'Keep it away from the dog',
    text: 'Xylitol, chocolate and cocoa, coffee and grapes are critical for dogs. Call the veterinarian when a dog ate some.',
    source: WARNINGS,
    rests: 'Xylitol to swallow, chocolate and cocoa as a main ingredient, theobromine, caffeine pills, coffee, grapes',
  },
  {
    area: 'Pets',
    audience: 'cats',
    title: 'No permethrin, no lilies',
    text: 'Permethrin, which some products for dogs hold, and lilies are critical for cats. Keep both out of a home with a cat.',
    source: WARNINGS,
    rests: 'Permethrin and the type II (cyano) pyrethroids',
  },
  {
    area: 'Pets',
    audience: 'birds',
    title: 'No overheated non-stick pan near a bird',
    text: 'Overheated PTFE cookware is critical for birds. Aerosols and the fumes of bleach and ammonia are warned of, too.',
    source: WARNINGS,
    rests: 'overheated PTFE cookware',
  },
  {
    area: 'Pets',
    audience: 'fish',
    title: 'No copper in the tank',
    text: 'Copper, pyrethroids and fipronil are critical for fish. Keep chlorine and ammonia away from the tank as well.',
    source: WARNINGS,
    rests: 'Copper, pyrethroids, fipronil, pyrethrins CRITICAL; chlorine, cationics, ammonia WARNING, near the tank',
  },
];
