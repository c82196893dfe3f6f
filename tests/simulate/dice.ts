/** Random numbers that are the same for the same seed (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** 32 bits. */
  bits(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixedSeed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixedSeed = (mixedSeed + Math.imul(mixedSeed ^ (mixedSeed >>> 7), 61 | mixedSeed)) ^ mixedSeed;
    return (mixedSeed ^ (mixedSeed >>> 14)) >>> 0;
  }

  /** A whole number from 0, below `sides`. */
  roll = (sides: number): number => Math.floor((this.bits() / 0x1_0000_0000) * sides);

  /** True once in this many times, on average. */
  once = (inTimes: number): boolean => this.roll(inTimes) === 0;

  fraction = (): number => this.bits() / 0x1_0000_0000;

  bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => this.bits() & 0xff);

  /** One of these. */
  pick<T>(list: readonly T[]): T {
    const one = list[this.roll(list.length)];
    if (one === undefined) throw new Error('There is nothing to pick from.');
    return one;
  }

  /** One of these, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let at = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      at -= weight;
      if (at < 0) return key;
    }
    throw new Error('The weights are all 0.');
  }
}

/** Mixes two numbers into the seed of another generator. */
export const mixed = (one: number, other: number): number =>
  (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) | 0;
