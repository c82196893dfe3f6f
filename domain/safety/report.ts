import { z } from 'zod';
import { MixingPart } from './mixing/mix-group.ts';
import { StatementFinding } from './statements/statement-finding.ts';
import {
  ConfidenceGrade,
  EvidenceLevel,
  IngredientLevel,
  ProductForm,
  ProductType,
  RiskLabel,
  Severity,
} from './vocabulary.ts';

/** A citation on one ingredient: the class it supports and the published source. */
export const ReportFact = z.object({ class: z.string(), source: z.string(), evidence: EvidenceLevel });

/** One ingredient as read from the label, in label order. */
export const ReportIngredient = z.object({
  /** Exactly as printed on the label. */
  raw: z.string(),
  /** The name it was matched to, or the tidied raw text if it was not matched. */
  name: z.string(),
  id: z.string().nullable(),
  match: z.object({
    step: z.enum(['exact', 'number', 'bracket', 'part', 'class', 'fuzzy', 'none']),
    confidence: z.number(),
  }),
  level: IngredientLevel,
  purpose: z.array(z.string()),
  /** Points before the 0.8^k series (d of method M4.4.3). */
  points: z.number(),
  /** Points taken off the score. */
  applied: z.number(),
  facts: z.array(ReportFact),
  percent: z.number().nullable(),
  optional: z.boolean(),
  /** Not an ingredient and not counted: a word for what its brackets list, or for how something was treated. */
  aside: z.literal(true).optional(),
});
export type ReportIngredient = z.infer<typeof ReportIngredient>;

/** One hazard behind a receipt line: its points are S × exposure × weight, with the factors of method M4.4.1. */
export const DeductionPart = z.object({
  class: z.string(),
  group: z.string(),
  source: z.string(),
  exposure: z.number(),
  weight: z.number(),
  points: z.number(),
});
export type DeductionPart = z.infer<typeof DeductionPart>;

/** A line of the receipt: one ingredient, named by its costliest class. */
export const Deduction = z.object({
  /** As named on the label. */
  ingredient: z.string(),
  /** As named in the report's ingredients. */
  name: z.string().optional(),
  class: z.string(),
  source: z.string(),
  points: z.number(),
  applied: z.number(),
  /** Every class that costs something here. The largest of each group come first; these are combined. */
  parts: z.array(DeductionPart).optional(),
});
export type Deduction = z.infer<typeof Deduction>;

/** Why a score cannot be higher, whatever its deductions. */
export const Cap = z.object({ value: z.number().int(), cause: z.string(), source: z.string() });
export type Cap = z.infer<typeof Cap>;

/**
 * A warning. In a base report `subject` is null: it holds for every member of the audience. In a household view it
 * names the member or pet. `kind`: harmful when used as intended, or when somebody gets hold of it (method M5.3).
 */
export const Warning = z.object({
  audience: z.string(),
  subject: z.string().nullable(),
  severity: Severity,
  ingredient: z.string(),
  /** The label's own words for the ingredient, if they differ; the message gives both. */
  printed: z.string().optional(),
  message: z.string(),
  action: z.string(),
  source: z.string(),
  kind: z.enum(['use', 'access']),
  /** The hazard family of the text, so that a household view can write it again with the member's name. */
  family: z.string().optional(),
  /** The ingredient was not read clearly: the message says so, and the warning is never CRITICAL. */
  unclear: z.boolean().optional(),
});
export type Warning = z.infer<typeof Warning>;

/** 0 to 100; null if the metric does not apply. */
const Metric = z.number().int().min(0).max(100).nullable();

/** The engine's result for one product. Contains nothing about any household. */
export const Report = z.object({
  score: z.number().int().min(0).max(100).nullable(),
  label: RiskLabel,
  /** True for grades C and D: the label is shown as "provisional". */
  provisional: z.boolean(),
  confidence: z.object({ value: z.number(), grade: ConfidenceGrade }),
  productType: ProductType,
  /** More than one if the type is undecided; the report is that of the lowest score among them. */
  candidateTypes: z.array(ProductType),
  forms: z.array(ProductForm),
  baby: z.boolean(),
  metrics: z.object({ child: Metric, pet: Metric, environment: Metric, air: Metric }),
  ingredients: z.array(ReportIngredient),
  deductions: z.array(Deduction),
  cap: Cap.nullable(),
  warnings: z.array(Warning),
  /** Possible traces that the label names, as printed. */
  traces: z.array(z.string()).optional(),
  /** Stretches of the label that the reader left out, and other doubts about it, each with the reason. */
  notes: z.array(z.string()),
  /** Basis of the score: the ingredients, or the hazard statements if the label lists none. Absent: ingredients. */
  basis: z.enum(['ingredients', 'statements']).optional(),
  /** What the label states by law outside the list: signal word, hazard statements, codes. Absent if nothing. */
  statements: StatementFinding.optional(),
  /** Groups of the mixing table that its list puts it into (method M7). Absent if none. */
  mixing: z.array(MixingPart).optional(),
  versions: z.object({ engine: z.string(), knowledge: z.string() }),
});
export type Report = z.infer<typeof Report>;

/** A report as one household sees it. Never stored. */
export const HouseholdReport = z.object({
  adjusted: z.number().int().min(0).max(100).nullable(),
  verdict: z.enum(['suitable', 'suitable_locked', 'not_suitable', 'not_enough_known']),
  warnings: z.array(Warning),
});
export type HouseholdReport = z.infer<typeof HouseholdReport>;
