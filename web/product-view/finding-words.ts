import { type Finding, subjectsWarnedIn } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import type { FoundProduct } from './check-home.ts';

type Named = Pick<FoundProduct, 'name'>;

const names = ({ productIds }: Finding, products: ReadonlyMap<string, Named>): string =>
  productIds.map((id) => products.get(id)?.name ?? 'A product').join(' and ');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A finding in one line, and what to do about it. */
export function findingWords(
  finding: Finding,
  products: ReadonlyMap<string, Named>,
): { readonly title: string; readonly act: string } {
  const name = names(finding, products);
  switch (finding.kind) {
    case 'recall':
      return { title: `${name} ${finding.recall.maybe ? 'may be' : 'is'} recalled`, act: finding.recall.action };
    case 'pair':
      return { title: `Never mix ${name}`, act: finding.pair.action };
    case 'person': {
      return {
        title: `${name} is critical for ${subjectsWarnedIn(finding).join(', ')}`,
        act: finding.warnings[0]?.action ?? '',
      };
    }
    case 'date':
      return {
        title: `${name} is past its date`,
        act:
          finding.last.cause === 'opened'
            ? `Open ${days(finding.daysPast)} too long. Throw it away.`
            : `Overdue by ${days(finding.daysPast)}. Throw it away, or enter the date of a new pack.`,
      };
  }
}

/** The same for a card with several findings: the words of the first, or how many there are. */
export function groupWords(
  { first, findings, sides }: FindingGroup,
  products: ReadonlyMap<string, Named>,
): { readonly title: string; readonly act: string } {
  const { title, act } = findingWords(first, products);
  if (findings.length === 1) return { title, act };
  if (first.kind === 'date') {
    return {
      title: `${findings.length} products are past their date`,
      act: 'Throw them away, or enter the date of new packs.',
    };
  }
  if (first.kind === 'person') {
    return { title: `${findings.length} products are critical for ${subjectsWarnedIn(first).join(', ')}`, act };
  }
  if (!sides) return { title, act };
  const side = (ids: readonly string[]): string => {
    const [id = ''] = ids;
    const name = products.get(id)?.name ?? 'a product';
    return ids.length === 1 ? name : `${name} and ${ids.length - 1} more`;
  };
  return { title: `Never mix ${side(sides.one)} with ${side(sides.other)}`, act };
}
