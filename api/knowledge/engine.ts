import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { assessProduct, assessProductInSteps } from '#domain/safety/assess-product.ts';
import { ENGINE_VERSION } from '#domain/safety/engine.ts';
import type { Engine } from '../products/reports.ts';

/** The safety engine with one knowledge pack. */
export const createEngine = (knowledge: Knowledge): Engine => ({
  versions: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  assess: (product) => assessProduct(product, knowledge),
  assessInSteps: (product) => assessProductInSteps(product, knowledge),
});
