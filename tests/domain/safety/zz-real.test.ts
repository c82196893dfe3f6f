import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { productFiles } from '#tests/measure/product-rows.ts';
import { knowledge } from '#tests/domain/safety/pack.ts';
it('x', () => {
  const told = new Map<string, [number, string]>(); let n = 0;
  for (const { rows, type } of productFiles('/work/shared/data/products')) {
    if (type !== 'food' && type !== 'pet_food') continue;
    let k = 0;
    for (const { text } of rows) { if (k++ > 2500) break; n++;
      const r = assess({ text, types: [type], forms: [], baby: false }, knowledge);
      for (const w of r.warnings) if (w.audience === 'everyone') { const key = `${w.severity} ${w.ingredient} ${w.source}`; told.set(key, [(told.get(key)?.[0] ?? 0) + 1, text.slice(0,150)]); }
    }
    writeFileSync('/tmp/real.txt', `N ${n}\n` + [...told].map(([k, v]) => `${v[0]} ${k} | ${v[1].replace(/\n/g,' ')}`).join('\n'));
  }
}, 1200000);
