import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

interface RuleProps {
  name: string;
  text: string;
}

const Rule = ({ name, text }: RuleProps) => (
  <li className="grid grid-cols-[64px_1fr] gap-3 px-4 py-3">
    <span className="strong num">{name}</span>
    <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  </li>
);

/** The caps of method M4.5, each with its rule numbers in docs/method.md. */
const CAPS: readonly RuleProps[] = [
  { name: '20', text: 'A substance prohibited in cosmetics, in a cosmetic (rule M4.5.1)' },
  { name: '29', text: 'Something that can be fatal, in an amount that matters (rule M4.5.2)' },
  {
    name: '39',
    text: 'Causes cancer or harms the unborn child; corrosive or toxic in an amount that matters; not permitted in this kind of product (rules M4.5.3 to M4.5.7); a critical warning for everyone who uses it (M4.5.13); a medicine in a cosmetic or a food (M4.5.21); something that poisons the animal it is for (M4.5.23)',
  },
  {
    name: '59',
    text: 'A confirmed endocrine disruptor; a food additive no longer permitted; a breathing sensitiser in a spray (rules M4.5.8 to M4.5.10)',
  },
  {
    name: '69',
    text: 'Releases formaldehyde; a pesticide (rules M4.5.11 and M4.5.12); a warning for everyone (M4.5.14); two of the main ingredients, or a third of the first names on the list, could not be identified (M4.5.15 and M4.5.16); a name formed like that of a medicine (M4.5.22)',
  },
  {
    name: '84',
    text: 'One of the main ingredients, or a sixth of the first names on the list, could not be identified (rules M4.5.15 and M4.5.17)',
  },
];

const GRADES: readonly RuleProps[] = [
  { name: 'A', text: 'Nearly everything on the list was identified' },
  { name: 'B', text: 'Most of it was identified' },
  { name: 'C', text: 'Much is missing. A low score is provisional, a good one is not shown' },
  { name: 'D', text: 'More is missing than known. A low score is provisional, a good one is not shown' },
];

const EVIDENCE: readonly RuleProps[] = [
  { name: 'A', text: 'Law or a binding list, such as the EU hazard classes or the annexes on cosmetics' },
  { name: 'B', text: 'An expert body, such as IARC, EFSA or OEHHA' },
  {
    name: 'C',
    text: 'Notified by industry, scientific literature or veterinary consensus. It limits no score, except what veterinarians say about the animal a product is for (rule M4.5.23)',
  },
];

const List = ({ rules }: { rules: readonly RuleProps[] }) => (
  <PanelList inset={16}>
    {rules.map((rule) => (
      <Rule key={rule.name} {...rule} />
    ))}
  </PanelList>
);

/** Rules for every score, in plain words: caps, confidence, evidence, the household, and what is left out. */
export function MethodRules() {
  return (
    <>
      <Section title="Some hazards limit the score">
        <p className="mb-3 text-ink-2">
          Harmless ingredients can’t make up for them. The lowest limit applies, and the receipt shows it with its
          cause. Anything the label names outside its list, or that was misread, doesn’t limit the score. If it may be
          serious, the score is not shown as a good one (rules M2.1.11 and M3.2.10).
        </p>
        <List rules={CAPS} />
      </Section>
      <Section title="How sure it is">
        <p className="mb-3 text-ink-2">
          The letter next to a score shows how much of the list was identified. A spelling that only nearly matched
          counts for less, and an unknown ingredient takes points off.
        </p>
        <List rules={GRADES} />
      </Section>
      <Section title="How strong the evidence is">
        <List rules={EVIDENCE} />
        <div className="mt-1 flex flex-wrap gap-x-5">
          <TextLink to={paths.attribution}>Sources and licences</TextLink>
          <TextLink to={paths.ingredients}>Look up an ingredient</TextLink>
        </div>
      </Section>
      <Section title="Your household">
        <p className="text-ink-2">
          The score is the same for everyone. Warnings aren’t: they depend on ages, allergies, conditions, pregnancy and
          pets, and are worked out on this phone. For your home, a critical warning takes off 30 points, a warning 15, a
          caution 5, and each further one counts 60 percent of the one before. With a critical warning the score is at
          most 39, with a warning at most 69. A critical warning is never hidden and never needs a paid plan.
        </p>
      </Section>
      <Section title="What a score does not say">
        <ul className="method-list text-ink-2">
          <li>Nutrition is not scored.</li>
          <li>Labels rarely give amounts. Without a percentage, the place on the list is used instead.</li>
          <li>Unknown does not mean harmless, and a missing warning is not a statement of safety.</li>
          <li>It is not medical advice, and it doesn’t know how much of a product someone uses.</li>
        </ul>
      </Section>
    </>
  );
}
