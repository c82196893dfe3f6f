import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, who = 'preg'): string | undefined =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.find(({ audience }) => audience === who)
    ?.severity;

describe('herbs of teas in pregnancy (method M1.4.19)', () => {
  it.each([
    'Wormwood',
    'Wormwood herb (Artemisia absinthium)',
    'Artemisia absinthium herb',
    'Absinthii herba',
    'Wermutkraut',
    'ajenjo',
    'piołun',
    'Rue herb',
    'Ruta graveolens',
    'Ruta graveolens herba',
    'Weinraute',
    'Rautenkraut',
    'ruda',
  ])('%s is a WARNING', (name) => {
    expect(told(`${name}, peppermint`)).toBe('WARNING');
    expect(told(`peppermint, fennel, anise, rose hip, ${name}`)).toBe('WARNING');
    expect(told(`${name}, peppermint`, 'child')).toBe('CAUTION');
  });

  it.each([
    'Mugwort',
    'Beifußkraut',
    'Beifußblätter',
    'Artemisia vulgaris herb',
    'armoise',
    'Sage leaf',
    'Salbeiblätter',
    'Salvia officinalis folium',
    'Salviae folium',
    'szałwia',
  ])('%s is a CAUTION where it is what the tea is made of', (name) => {
    expect(told(name)).toBe('CAUTION');
    expect(told(`${name}, fennel`)).toBe('CAUTION');
    expect(told(`potatoes, water, onions, butter, ${name}`)).toBeUndefined();
  });

  it("a pinch of sage and goat's rue are none", () => {
    expect(told('butter, gnocchi, sage')).toBeUndefined();
    expect(told("goat's rue, fennel")).toBeUndefined();
  });
});
