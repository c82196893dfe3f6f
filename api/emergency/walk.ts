import type { KnownCentre } from '#db/poison-centres/known-centres.ts';
import { daysConfirmed, HelpKind, HelpNumber } from '#domain/emergency/help-number.ts';

/** The terminal: prints lines and asks questions. */
export interface Terminal {
  say(line: string): void;
  ask(question: string): Promise<string>;
}

const sameCentre = (one: Pick<HelpNumber, 'country' | 'name'>, other: Pick<HelpNumber, 'country' | 'name'>): boolean =>
  one.country === other.country && one.name === other.name;

const KINDS: Readonly<Record<HelpKind, string>> = { human: 'people', vet: 'animals', emergency: 'any emergency' };

/** Asks for a number until it is valid, or nothing is typed. */
async function askNumber(terminal: Terminal, made: Omit<HelpNumber, 'phone'>): Promise<HelpNumber | null> {
  for (;;) {
    const phone = (await terminal.ask('  The number, as dialled (leave empty to skip): ')).trim();
    if (phone === '') return null;
    const read = HelpNumber.safeParse({ ...made, phone });
    if (read.success) return read.data;
    terminal.say(`  ${read.error.issues[0]?.message ?? 'That is not a phone number.'}`);
  }
}

async function askCentre(terminal: Terminal, centre: KnownCentre, today: string): Promise<HelpNumber | null> {
  const { country, kind, name, phone, hours, source, seen } = centre;
  terminal.say('');
  terminal.say(`${name} (for ${KINDS[kind]})`);
  terminal.say(`  ${phone}${hours === '' ? '' : `, ${hours}`}`);
  terminal.say(`  Found: ${source}${seen ? '' : ', the number itself was not seen there'}`);
  const answer = (await terminal.ask('  Is this what its own page says today? [y]es, [n]o, [c]hange it: '))
    .trim()
    .toLowerCase();
  const made = { country, kind, name, hours, confirmedOn: today };
  if (answer === 'y' || answer === 'yes') return HelpNumber.parse({ ...made, phone });
  return answer === 'c' ? askNumber(terminal, made) : null;
}

async function askOthers(terminal: Terminal, country: string, today: string): Promise<readonly HelpNumber[]> {
  const added: HelpNumber[] = [];
  for (;;) {
    terminal.say('');
    const name = (await terminal.ask('A centre that is not listed, or your country’s emergency number. Name: '))
      .trim()
      .slice(0, 120);
    if (name === '') return added;
    const kind = HelpKind.safeParse((await terminal.ask('  For whom: human, vet or emergency? ')).trim().toLowerCase());
    if (!kind.success) {
      terminal.say('  Please type human, vet or emergency.');
      continue;
    }
    const hours = (await terminal.ask('  When does it answer (24/7)? ')).trim().slice(0, 60);
    const made = await askNumber(terminal, { country, kind: kind.data, name, hours, confirmedOn: today });
    if (made) added.push(made);
  }
}

/**
 * Goes through the centres of one country with the operator. Only what is confirmed is kept. Numbers confirmed earlier
 * in that country, and not again, are dropped.
 * @param country ISO 3166-1 code
 * @param today ISO date
 * @returns every confirmed number afterwards, of all countries
 */
export async function walkCentres(
  terminal: Terminal,
  known: readonly KnownCentre[],
  confirmed: readonly HelpNumber[],
  country: string,
  today: string,
): Promise<readonly HelpNumber[]> {
  const here = known.filter((one) => one.country === country);
  const [first] = here;
  terminal.say(`${first?.land ?? country}: ${here.length} listed.`);
  terminal.say('Check each one on its own page, or call it. Only what you confirm is shown to people on this server.');
  const answered: HelpNumber[] = [];
  for (const centre of here) {
    const number = await askCentre(terminal, centre, today);
    if (number) answered.push(number);
  }
  // Centres that the operator added earlier, which are not in the list, are asked about again as well.
  for (const own of confirmed.filter((one) => one.country === country && !here.some((each) => sameCentre(each, one)))) {
    const asked = { ...own, land: country, source: `confirmed here on ${own.confirmedOn}`, seen: true };
    const number = await askCentre(terminal, asked, today);
    if (number) answered.push(number);
  }
  answered.push(...(await askOthers(terminal, country, today)));
  return [...confirmed.filter((one) => one.country !== country), ...answered];
}

/** One line for each confirmed number, with the days for which it is still shown. */
export const confirmationLines = (confirmed: readonly HelpNumber[], today: string): readonly string[] =>
  confirmed.map((one) => {
    const left = daysConfirmed(one, today);
    const when = left < 0 ? 'no longer shown: confirm it again' : `due for another check in ${left} days`;
    return `${one.country} ${one.phone} ${one.name}, confirmed ${one.confirmedOn}, ${when}`;
  });
