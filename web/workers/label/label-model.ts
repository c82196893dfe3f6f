/** Edition of the model of Latin print. The integer edition is a third of the size, and no worse on measured labels. */
export const LABEL_MODEL = '4.0.0_best_int';
