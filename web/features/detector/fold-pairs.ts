import type { Interaction } from '#domain/safety/mixing/interaction.ts';

/** Which pairs stand in full: those that can harm. What is only worth knowing (INFO) waits until somebody asks. */
export function foldPairs(pairs: readonly Interaction[]): {
  readonly shown: readonly Interaction[];
  readonly folded: readonly Interaction[];
} {
  return {
    shown: pairs.filter(({ severity }) => severity !== 'INFO'),
    folded: pairs.filter(({ severity }) => severity === 'INFO'),
  };
}
