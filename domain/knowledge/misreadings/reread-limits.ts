/** Most readings without foreign words per label. A label that needs more is not a list with stray words. */
const MOST_AROUND = 16;
/** Most readings per label that leave out a word to see whether the item becomes better known. */
const MOST_WITHOUT = 24;

/** Limits how often the items of one label are read again, so that no text takes long. */
export class RereadLimits {
  private around = 0;
  private compared = 0;

  /** Counts one more reading without a foreign word. @returns false once over the limit */
  mayReadAround(): boolean {
    this.around += 1;
    return this.around <= MOST_AROUND;
  }

  /**
   * Reads an item again to see what a word changes. Does not count for `mayReadAround`.
   * @returns null once over the limit
   */
  rereadWithout<T>(work: () => T): T | null {
    this.compared += 1;
    if (this.compared > MOST_WITHOUT) return null;
    const { around } = this;
    const found = work();
    this.around = around;
    return found;
  }
}
