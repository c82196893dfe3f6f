import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const sesame = (text: string): boolean =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.some(
    ({ audience, severity }) => audience === 'al_food(sesame)' && (severity === 'CRITICAL' || severity === 'WARNING'),
  );

describe('Indian sesame and a Nordic "for" (method M6.2.9)', () => {
  it.each([
    'Smak til barn, sukker',
    'Sukker, middel til overfladebehandling, salt',
    'Sukker. Velegnet til is og kager',
  ])('not in %s', (text) => expect(sesame(text)).toBe(false));

  it.each([
    'Sugar, til, salt',
    'Sugar, til seeds',
    'Sugar, roasted til',
    'Sugar, jaggery (til)',
    'Sugar. Contains milk and til',
  ])('but in %s', (text) => expect(sesame(text)).toBe(true));
});
