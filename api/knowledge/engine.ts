import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { assessProduct, assessProductInSteps } from '#domain/safety/assess-product.ts';
import { ENGINE_VERSION } from '#domain/safety/engine.ts';
import type { Engine } from '../products/room.ts';
import type { AssessmentWorker } from './assessment-worker.ts';

/**
 * The safety engine with one knowledge pack.
 * @param apart assesses long lists in a thread that reads the same pack
 */
export const createEngine = (knowledge: Knowledge, apart?: Pick<AssessmentWorker, 'assess'>): Engine => ({
  versions: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  knowledge,
  assess: (product) => assessProduct(product, knowledge),
  assessInSteps: (product) => assessProductInSteps(product, knowledge),
  ...(apart && { assessApart: apart.assess }),
});
