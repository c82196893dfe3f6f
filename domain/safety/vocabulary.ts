import { z } from 'zod';

/** Exposure columns of method M4.2. */
export const PRODUCT_TYPES = [
  'leave_on',
  'rinse_off',
  'food',
  'household',
  'outdoor',
  'pet_topical',
  'pet_food',
  'other',
] as const;
export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof ProductType>;

/** Forms that change exposure or meet a route condition (method M4.2, M6.5). */
export const PRODUCT_FORMS = ['spray', 'powder', 'air', 'lip', 'oral', 'caustic', 'neat', 'supplement'] as const;
export const ProductForm = z.enum(PRODUCT_FORMS);
export type ProductForm = z.infer<typeof ProductForm>;

/** Severities, most severe first. */
export const SEVERITIES = ['CRITICAL', 'WARNING', 'CAUTION', 'INFO'] as const;
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

/** Risk labels of a score, best first (method M4.6). */
export const RISK_LABELS = ['MINIMAL', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH', 'UNKNOWN'] as const;
export const RiskLabel = z.enum(RISK_LABELS);
export type RiskLabel = z.infer<typeof RiskLabel>;

/** Levels of one ingredient (method M4.6.7). */
export const IngredientLevel = z.enum(['none', 'low', 'moderate', 'high', 'critical', 'unknown']);
export type IngredientLevel = z.infer<typeof IngredientLevel>;

/** A: law or binding list. B: expert body. C: notified, or veterinary consensus (method M1.2). */
export const EvidenceLevel = z.enum(['A', 'B', 'C']);
export type EvidenceLevel = z.infer<typeof EvidenceLevel>;

/** How far a report can be trusted: A from 0.90, B from 0.75, C from 0.50, D below (method M3.3). */
export const ConfidenceGrade = z.enum(['A', 'B', 'C', 'D']);
export type ConfidenceGrade = z.infer<typeof ConfidenceGrade>;
