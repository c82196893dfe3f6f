import type { Household } from '#domain/households/household.ts';
import type { Warning } from '#domain/safety/report.ts';

/** Audience keys of method M6.4.1, as headings for a group of people or animals. */
const GROUP: Readonly<Record<string, string>> = {
  everyone: 'Everyone',
  child: 'Young children',
  infant: 'Babies under 12 months',
  preg: 'During pregnancy',
  dog: 'Dogs',
  cat: 'Cats',
  bird: 'Birds',
  fish: 'Fish',
  small_mammal: 'Small mammals',
  reptile: 'Reptiles',
  al_fragrance: 'Fragrance allergy',
  al_skin: 'Skin allergy',
  al_chemical: 'Chemical sensitivity',
  al_respiratory: 'Respiratory allergy',
  al_pollen: 'Pollen allergy',
  al_dust: 'Dust allergy',
  al_mold: 'Mould allergy',
  al_food: 'Food allergy',
  eczema: 'Eczema',
  asthma: 'Asthma',
  pku: 'Phenylketonuria (PKU)',
  galact: 'Galactosaemia',
  hfi: 'Fructose intolerance (HFI)',
  coeliac: 'Coeliac disease',
  g6pd: 'G6PD deficiency',
  diabetes: 'Diabetes',
  hypertension: 'High blood pressure',
  kidney: 'Kidney disease',
  epilepsy: 'Epilepsy',
  migraine: 'Migraine',
  thyroid: 'Thyroid disease',
  immuno: 'Weakened immune system',
  anticoag: 'Blood thinners',
  maoi: 'MAO inhibitors',
  cyp3a4: 'Medicines with a grapefruit warning',
  lactose: 'Lactose intolerance',
  histamine: 'Histamine intolerance',
  alpha_gal: 'Alpha-gal allergy',
  haemochromatosis: 'Haemochromatosis',
  nickel: 'Nickel allergy',
  latex: 'Latex allergy',
};

/** The same keys after a name: "Maya, asthma". Null if the name alone is enough. */
const BESIDE_NAME: Readonly<Record<string, string | null>> = {
  everyone: null,
  child: 'young child',
  infant: 'baby',
  preg: 'pregnancy',
  dog: 'your dog',
  cat: 'your cat',
  bird: 'your bird',
  fish: 'your fish',
  small_mammal: 'your small mammal',
  reptile: 'your reptile',
};

// "al_food(milk)" has the allergen in brackets.
const split = (audience: string): { key: string; detail: string | null } => {
  const found = /^([a-z0-9_]+)(?:\((.+)\))?$/.exec(audience);
  return { key: found?.[1] ?? audience, detail: found?.[2]?.replaceAll('_', ' ') ?? null };
};

/** Heading of an audience: "Cats", "Food allergy: milk". */
export function audienceName(audience: string): string {
  const { key, detail } = split(audience);
  const name = GROUP[key] ?? key.replaceAll('_', ' ');
  return detail ? `${name}: ${detail}` : name;
}

/** Who a household warning is for: "Miso, your cat", "Leo, skin allergy", "Everyone". */
export function whoIsWarned(warning: Pick<Warning, 'audience' | 'subject'>): string {
  if (warning.subject === null) return audienceName(warning.audience);
  const { key, detail } = split(warning.audience);
  const beside = key in BESIDE_NAME ? BESIDE_NAME[key] : (GROUP[key] ?? key.replaceAll('_', ' '));
  if (!beside) return warning.subject;
  // Abbreviations keep their capitals: PKU, G6PD, MAO.
  const words = /^[A-Z][a-z]/.test(beside) ? beside.charAt(0).toLowerCase() + beside.slice(1) : beside;
  return detail ? `${warning.subject}, ${words}: ${detail}` : `${warning.subject}, ${words}`;
}

const ANIMALS = ['dog', 'cat', 'bird', 'fish', 'small_mammal', 'reptile'] as const;

/** The picture next to a warning: the animal, a person's initial, or people in general. */
export function avatarOf(
  warning: Pick<Warning, 'audience' | 'subject'>,
  household: Household,
): (typeof ANIMALS)[number] | 'person' | 'everyone' {
  const { key } = split(warning.audience);
  const animal = ANIMALS.find((one) => one === key);
  // By audience first, so that a pet and a person with the same name are not confused.
  if (animal) return animal;
  return household.members.some((member) => member.name === warning.subject) ? 'person' : 'everyone';
}
