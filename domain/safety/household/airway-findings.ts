import type { Report } from '../report.ts';
import type { Finding } from '../warnings/findings/finding.ts';
import type { Subject } from './subject.ts';

const SOURCE = 'Allergy advice on dust and moulds (expert review needed)';
const MOULDS = /koji|aspergillus|penicillium/i;

/** Warnings for a dust or mould allergy: loose powders, fungal enzymes that get into the air, koji (method M6.1.24). */
export const airwayFindings = (
  report: Pick<Report, 'productType' | 'forms' | 'ingredients'>,
  subject: Subject,
): readonly Finding[] => {
  const findings: Finding[] = [];
  const base = { source: SOURCE, kind: 'use', unclear: false } as const;
  const eaten = report.productType === 'food' || report.productType === 'pet_food';
  const raised = report.forms.includes('powder');
  if (subject.dust && raised && !eaten) {
    findings.push({ ...base, audience: 'al_dust', severity: 'CAUTION', ingredient: 'Loose powder', family: 'dust' });
  }
  if (!subject.mould) return findings;
  const inAir = !eaten && (raised || report.forms.includes('spray') || report.forms.includes('air'));
  for (const row of report.ingredients) {
    if (!(inAir && row.purpose.includes('enzyme')) && !MOULDS.test(row.name) && !MOULDS.test(row.raw)) continue;
    findings.push({ ...base, audience: 'al_mold', severity: 'INFO', ingredient: row.name, family: 'mould' });
  }
  return findings;
};
