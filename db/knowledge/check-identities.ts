import { identitySummary } from './join-summary.ts';
import { readSources } from './read-sources.ts';

// Reads the identity files and prints what they add, what is refused and why, and which of their ingredients get facts
// from the published lists by a number or a name: each of those lines deserves a second look. Exits with 1 on a
// refusal.

const { identities, ingredients } = readSources();
for (const line of identitySummary(identities, true)) console.log(line);
const bearing = ingredients.filter((one) => identities.madeIds.has(one.id) && one.facts.length > 0);
for (const { name, facts } of bearing) {
  console.log(`"${name}" gets ${facts.map((fact) => `${fact.class} (${fact.source})`).join(', ')}`);
}
console.log(`${bearing.length} new ingredients get facts from the lists, ${identities.refused.length} refusals`);
if (identities.refused.length > 0) process.exitCode = 1;
