/** Readings of items without a word of theirs; a label that would need more is no list with stray words. */
const MOST_AROUND = 16;
/** Readings of items without a word, to see whether it makes them better known. */
const MOST_WITHOUT = 24;

/** How often the items of one label are read once more, so that no text takes long. */
export class FurtherReadings {
  private around = 0;
  private compared = 0;

  /** Counts how often an item is read once more without a foreign word. @returns false where it was too often */
  mayReadAround(): boolean {
    this.around += 1;
    return this.around <= MOST_AROUND;
  }

  /** Reads an item once more to see what a word does to it. @returns null where it was too often */
  without<T>(work: () => T): T | null {
    this.compared += 1;
    if (this.compared > MOST_WITHOUT) return null;
    const { around } = this;
    const found = work();
    this.around = around;
    return found;
  }
}
