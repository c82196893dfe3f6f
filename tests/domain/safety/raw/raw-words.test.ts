import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, name = ''): readonly string[] =>
  assess({ text, name, types: ['food'], forms: [], baby: false }, knowledge).warnings.flatMap(
    ({ audience, severity, ingredient }) => (audience === 'preg' ? [`${severity} ${ingredient}`] : []),
  );

describe('raw behind its food and in every language of lists (method M6.3.15)', () => {
  it.each([
    ['Ei roh, Öl', 'Raw egg'],
    ['Sugar, eggs (raw)', 'Raw egg'],
    ["Crème, jaunes d'œufs crus, sucre", 'Raw egg'],
    ['surowe jaja, olej', 'Raw egg'],
    ['cukier, żółtka jaj surowe', 'Raw egg'],
    ['cukr, syrová vejce', 'Raw egg'],
    ['cukor, surové vajcia', 'Raw egg'],
    ['sladkor, surova jajca', 'Raw egg'],
    ['šećer, sirova jaja', 'Raw egg'],
    ['cukor, nyers tojás', 'Raw egg'],
    ['zahăr, ouă crude', 'Raw egg'],
    ['açúcar, ovos crus', 'Raw egg'],
    ['sukker, rå æg', 'Raw egg'],
    ['socker, råa ägg', 'Raw egg'],
    ['sukker, rå egg', 'Raw egg'],
    ['sokeri, raaka kananmuna', 'Raw egg'],
    ['ζάχαρη, ωμά αυγά', 'Raw egg'],
    ['сахар, сырые яйца', 'Raw egg'],
    ['цукор, сирі яйця', 'Raw egg'],
    ['захар, сурови яйца', 'Raw egg'],
    ['suhkur, toored munad', 'Raw egg'],
    ['Lachs roh, Salz', 'Cold-smoked or raw fish'],
    ['Lachs, roh, Salz', 'Cold-smoked or raw fish'],
    ['Salmon (raw), salt', 'Cold-smoked or raw fish'],
    ['Raw salmon (aquaculture), salt', 'Cold-smoked or raw fish'],
    ['Łosoś surowy, sól', 'Cold-smoked or raw fish'],
    ['surowy łosoś, sól', 'Cold-smoked or raw fish'],
    ['ryż, surowa ryba', 'Cold-smoked or raw fish'],
    ['syrový losos, sůl', 'Cold-smoked or raw fish'],
    ['rå lax, salt', 'Cold-smoked or raw fish'],
    ['rå laks, salt', 'Cold-smoked or raw fish'],
    ['raaka lohi, suola', 'Cold-smoked or raw fish'],
    ['salmão cru, sal', 'Cold-smoked or raw fish'],
    ['ωμός σολομός, αλάτι', 'Cold-smoked or raw fish'],
    ['сырая рыба, соль', 'Cold-smoked or raw fish'],
    ['Graved Lachs, Senf', 'Cold-smoked or raw fish'],
    ['gravad lax, senap', 'Cold-smoked or raw fish'],
    ['gravlax, mustard', 'Cold-smoked or raw fish'],
    ['Rindfleisch roh, Salz', 'Raw meat'],
    ['beef (raw), capers', 'Raw meat'],
    ['Mięso wołowe surowe, sól', 'Raw meat'],
    ['hovězí maso syrové, sůl', 'Raw meat'],
    ['surovo goveje meso, sol', 'Raw meat'],
    ['sirovo goveđe meso, sol', 'Raw meat'],
    ['nyers marhahús, só', 'Raw meat'],
    ['carne de vită crudă, sare', 'Raw meat'],
    ['råt oksekød, salt', 'Raw meat'],
    ['rått nötkött, salt', 'Raw meat'],
    ['raaka naudanliha, suola', 'Raw meat'],
    ['Rohschinken, Brot', 'Raw meat'],
    ['Schweinefleisch, Salz. Zum Rohverzehr geeignet', 'Raw meat'],
  ])('%s', (text, ingredient) => {
    expect(told(text)).toContain(`WARNING ${ingredient}`);
  });

  it.each(['Graved Lachs', 'Gravad lax', 'Gravlaks'])('named %s', (name) => {
    expect(told('Lachs, Salz, Zucker, Dill', name)).toEqual(['WARNING Cold-smoked or raw fish']);
  });

  it.each([
    'raw sugar, raw cocoa, raw honey',
    'Rohrzucker, Rohkakao, rohe Kartoffeln, rohe Zwiebeln gehackt',
    'Rohe Eierpflanzen, Salz',
    'raw eggplant, salt',
    'raw coconut meat, dates',
    'rohes Fruchtfleisch, Zucker',
    'Schweinefleisch, Salz. Nicht zum Rohverzehr geeignet.',
    'Schweinefleisch, Salz. Nicht roh verzehren.',
    'Fish, salt. Do not eat raw.',
    'ham, raw cane sugar',
    'surowy burak, sól',
    'syrová zelenina, sůl',
    'crude palm oil, fish, salt',
    'eggs and raw sugar',
  ])('no raw egg, fish or meat: %s', (text) => {
    expect(told(text).filter((one) => /raw/i.test(one))).toEqual([]);
  });

  it('what says that it is for eating raw is no ingredient', () => {
    const report = assess(
      { text: 'Schweinefleisch, Salz. Zum Rohverzehr geeignet', types: ['food'], forms: [], baby: false },
      knowledge,
    );
    expect(report.ingredients.map(({ id }) => id)).toEqual(['pork', 'sodium-chloride']);
    expect(report.provisional).toBe(false);
  });
});
