import { runAnalyse } from '../analyse/run.ts';

process.exitCode = await runAnalyse(process.argv.slice(2), {
  input: process.stdin,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
