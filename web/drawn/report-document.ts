import type {
  PrintedIngredient,
  PrintedLevel,
  PrintedLine,
  PrintedVerdict,
  PrintedWarning,
  WriteReport,
} from '#domain/printing/printed-report.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report, ReportIngredient, Warning } from '#domain/safety/report.ts';
import { shownMetric, shownRisk } from '#domain/safety/shown-risk.ts';
import { scoreLine } from '../features/report/actions/report-text.ts';
import { type FactLine, factLines } from '../features/report/ingredients/ingredient-facts.ts';
import { groupIngredients } from '../features/report/ingredients/ingredient-groups.ts';
import {
  assessedAs,
  dateWords,
  lowestOf,
  productMeta,
  sourceWords,
  versionWords,
} from '../features/report/report-words.ts';
import { statementLines } from '../features/report/warnings/statement-lines.ts';
import { byAudience } from '../features/report/warnings/warning-order.ts';
import { citation, NOT_COMPARED_WORDS } from '../product-view/citation.ts';
import { type ReceiptEntry, receiptOf } from '../product-view/receipt.ts';
import {
  RISK_WORD,
  type RiskLevel,
  riskName,
  type SeverityLevel,
  SUBSTANCE_WORD,
  type SubstanceLevel,
} from '../ui/risk/levels.ts';
import { SHAPE_OF } from '../ui/risk/risk-shape.tsx';
import { audienceName } from '../words/audience-words.ts';
import { confidenceMeaning, identifiedWords } from '../words/confidence-words.ts';
import { purposeWords } from '../words/purpose-words.ts';
import { flatRing, flatShape } from './flat-drawing.ts';

type Level = RiskLevel | SeverityLevel | SubstanceLevel;

const WHITE = '#ffffff';
const TRACK = '#e6e4df';

/** Colours on white paper, taken from the light theme in web/ui/styles/tokens.css. */
const INKS = {
  minimal: { fill: '#006d59', text: '#005a47', on: WHITE },
  low: { fill: '#319761', text: '#195e3d', on: WHITE },
  moderate: { fill: '#c48713', text: '#7b4f04', on: '#1a202c' },
  high: { fill: '#c32b21', text: '#ae2a14', on: WHITE },
  veryHigh: { fill: '#7c1624', text: '#7c1624', on: WHITE },
  warning: { fill: '#cc5900', text: '#914210', on: WHITE },
  unknown: { fill: '#7c8188', text: '#505761', on: WHITE },
  none: { fill: '#81878d', text: '#505761', on: WHITE },
} as const;

const INK_OF: Readonly<Record<Level, keyof typeof INKS>> = {
  MINIMAL: 'minimal',
  LOW: 'low',
  MODERATE: 'moderate',
  HIGH: 'high',
  VERY_HIGH: 'veryHigh',
  NOT_ENOUGH: 'unknown',
  UNKNOWN: 'unknown',
  READING: 'unknown',
  CRITICAL: 'veryHigh',
  WARNING: 'warning',
  CAUTION: 'moderate',
  INFO: 'unknown',
  none: 'none',
  low: 'low',
  moderate: 'moderate',
  high: 'high',
  critical: 'veryHigh',
  unknown: 'unknown',
};

const levelOf = (level: Level, word: string): PrintedLevel => {
  const { fill, text, on } = INKS[INK_OF[level]];
  return { word, colour: text, shape: flatShape(SHAPE_OF[level], { fill, on }) };
};

/** A source with the remarks it needs. */
const marked = (
  source: string,
  { reviewNeeded, notCompared }: Pick<FactLine, 'reviewNeeded' | 'notCompared'>,
): string =>
  [source, reviewNeeded && 'Expert review pending', notCompared && NOT_COMPARED_WORDS].filter(Boolean).join('. ');

const cited = (source: string): string => {
  const { text, ...marks } = citation(source);
  return marked(text, marks);
};

function verdictOf(report: Report): PrintedVerdict {
  const risk = shownRisk(report);
  const { grade } = report.confidence;
  const scored = report.score !== null;
  return {
    level: levelOf(risk.level, RISK_WORD[risk.level]),
    ring: risk.score === null ? null : flatRing(risk.score, INKS[INK_OF[risk.level]].fill, TRACK, risk.provisional),
    score: risk.score === null ? null : `${risk.score}`,
    spoken: riskName(risk),
    lines: [
      scoreLine(risk),
      ...(scored ? [`Confidence ${grade}, ${confidenceMeaning(grade)}.`] : []),
      `${identifiedWords(risk.known, risk.total)}.`,
      ...(scored
        ? [`${assessedAs(report.productType)}${report.productType === 'food' ? ' Nutrition is not scored.' : ''}`]
        : []),
      ...(scored && report.candidateTypes.length > 1 ? [lowestOf(report.candidateTypes)] : []),
      ...(risk.level === 'NOT_ENOUGH' || risk.level === 'UNKNOWN' ? ['Unknown does not mean harmless.'] : []),
    ],
  };
}

const METRICS = [
  ['child', 'Child safety'],
  ['pet', 'Pet safety'],
  ['environment', 'Environmental impact'],
  ['air', 'Air quality'],
] as const;

const metricsOf = (report: Report): PrintedLine[] =>
  METRICS.map(([key, name]) => {
    const value = report.metrics[key];
    const shown = value !== null && shownMetric(value, report) !== 'NOT_ENOUGH';
    const words = value === null ? 'Not applicable' : 'Not enough known';
    return { name, value: shown ? `${value} of 100` : words, notes: [], kind: 'line' };
  });

const warningOf = ({ severity, message, action, source }: Warning): PrintedWarning => ({
  level: levelOf(severity, severity),
  message,
  action,
  source: cited(source),
});

function receiptLines(report: Report): PrintedLine[] {
  const receipt = receiptOf(report);
  if (!receipt) return [];
  const line = (entry: ReceiptEntry): PrintedLine => ({
    name: entry.name,
    value: entry.points,
    notes: [entry.reason, entry.source === null ? null : marked(entry.source, entry)].filter((note) => note !== null),
    kind: 'line',
  });
  return [
    { name: 'Starts at', value: '100.00', notes: [], kind: 'line' },
    ...receipt.entries.map(line),
    ...(receipt.cap ? [line(receipt.cap)] : []),
    { name: receipt.sumName, value: receipt.sum, notes: [], kind: 'sum' },
    { name: receipt.scoreName, value: `${receipt.score}`, notes: [], kind: 'total' },
  ];
}

const ingredientOf = (ingredient: ReportIngredient): PrintedIngredient => ({
  name: ingredient.name,
  level: levelOf(ingredient.level, SUBSTANCE_WORD[ingredient.level]),
  purpose: ingredient.aside === true ? 'Not the name of an ingredient' : purposeWords(ingredient.purpose),
  facts:
    ingredient.aside === true
      ? []
      : factLines(ingredient).map((fact) => ({
          text: fact.text,
          source: fact.source === null ? null : marked(fact.source, fact),
        })),
});

/** Every source of a report once, in alphabetical order. */
function sourcesOf({ ingredients, deductions, warnings, cap }: Report): readonly string[] {
  const all = [
    ...ingredients.flatMap(({ facts }) => facts.map(({ source }) => source)),
    ...deductions.flatMap(({ source, parts = [] }) => [source, ...parts.map((part) => part.source)]),
    ...warnings.map(({ source }) => source),
    ...(cap ? [cap.source] : []),
  ];
  return [...new Set(all.map((source) => citation(source).text))].sort();
}

const aboutOf = (product: Product): string[] => {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  return [productMeta(product), ...(gtin ? [`Barcode ${printedCode(gtin)}`] : [])].filter((line) => line !== '');
};

/** A base report as a printable document, with nothing about a household (product P2.6.8). */
export const writeReport: WriteReport = (product, report, nowMs) => ({
  title: product.name,
  about: aboutOf(product),
  verdict: verdictOf(report),
  metrics: report.score === null ? [] : metricsOf(report),
  warnings: byAudience(report.warnings).map(({ audience, warnings }) => ({
    audience: audienceName(audience),
    entries: warnings.map(warningOf),
  })),
  noWarnings: 'None found in the sources checked.',
  statements: (report.statements ? statementLines(report.statements) : []).map((line) => ({
    ...line,
    notes: [],
    kind: 'line',
  })),
  receipt: receiptLines(report),
  ingredients: groupIngredients(report).flatMap(({ entries }) =>
    entries.map(({ ingredient }) => ingredientOf(ingredient)),
  ),
  notes: report.notes,
  sources: sourcesOf(report),
  ending: [
    versionWords(report.versions),
    sourceWords(product),
    `Printed from Safeshelf on ${dateWords(nowMs)}.`,
    'A missing warning is not a statement of safety: it means that nothing was found in the sources checked.',
  ],
});
