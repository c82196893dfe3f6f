/** Edition of the label reader's model of Latin print: the integer one, a third of the size and on measured labels no worse. */
export const LABEL_MODEL = '4.0.0_best_int';
