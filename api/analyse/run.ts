import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { importedFolder } from '#db/knowledge/imported-folder.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import type { Household } from '#domain/households/household.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { analyseHome } from './analyse-home.ts';
import { analyseLabel } from './analyse-label.ts';
import { AnalyseLine, BadRequest, HomeLine, parseForms, parseHousehold, parseType, whatIsWrong } from './request.ts';

/** Where a run reads and writes. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE =
  'Usage: npm run -s analyse -- [--type TYPE] [--form spray,lip] [--baby] [--name NAME] [--household FILE] "Aqua, …", or with --jsonl lines on standard input.';

interface Options {
  readonly type?: string;
  readonly form?: string[];
  readonly baby?: boolean;
  readonly name?: string;
  readonly household?: string;
  readonly jsonl?: boolean;
}

const readOptions = (
  args: readonly string[],
): { readonly values: Options; readonly positionals: readonly string[] } => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        form: { type: 'string', multiple: true },
        baby: { type: 'boolean' },
        name: { type: 'string' },
        household: { type: 'string' },
        jsonl: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new BadRequest(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
};

const readHousehold = (file: string | undefined): Household | undefined => {
  if (file === undefined) return undefined;
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    throw new BadRequest(`--household ${file} cannot be opened.`);
  }
  return parseHousehold(json, file);
};

const idOf = (value: unknown): string | number | null => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
};

const asksAboutHome = (value: unknown): boolean => typeof value === 'object' && value !== null && 'home' in value;

const answerHome = (value: unknown, household: Household | undefined, knowledge: Knowledge): string => {
  const parsed = HomeLine.safeParse(value, { error: fieldMessage });
  if (!parsed.success) return JSON.stringify({ id: idOf(value), error: whatIsWrong(parsed.error) });
  const { id, home } = parsed.data;
  const own = parsed.data.household ?? household;
  return JSON.stringify({ id, interactions: analyseHome(home, own, knowledge) });
};

/** One line in, one line out: a report, the interactions of a home, or what is wrong with the line. */
export const answerLine = (line: string, household: Household | undefined, knowledge: Knowledge): string => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return JSON.stringify({ id: null, error: 'The line is not JSON.' });
  }
  if (asksAboutHome(value)) return answerHome(value, household, knowledge);
  const parsed = AnalyseLine.safeParse(value, { error: fieldMessage });
  if (!parsed.success) return JSON.stringify({ id: idOf(value), error: whatIsWrong(parsed.error) });
  const { id, text, type, name, forms, baby, nutrition, medicine } = parsed.data;
  const own = parsed.data.household ?? household;
  const asked = { text, type, name, forms, baby, nutrition, medicine, household: own };
  return JSON.stringify({ id, report: analyseLabel(asked, knowledge) });
};

const analyse = async (args: readonly string[], streams: Streams): Promise<void> => {
  const { values, positionals } = readOptions(args);
  const type = parseType(values.type);
  const forms = parseForms(values.form ?? []);
  const household = readHousehold(values.household);
  if (values.jsonl !== true && positionals.length !== 1) {
    throw new BadRequest(
      positionals.length === 0
        ? `The label text is missing. ${USAGE}`
        : `The label text must be one argument in quotes; ${positionals.length} were given.`,
    );
  }
  const knowledge = readPack(compiledPack(importedFolder()));
  if (values.jsonl === true) {
    for await (const line of createInterface({ input: streams.input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() !== '') streams.print(answerLine(line, household, knowledge));
    }
    return;
  }
  const report = analyseLabel(
    { text: positionals[0] ?? null, type, name: values.name, forms, baby: values.baby === true, household },
    knowledge,
  );
  streams.print(JSON.stringify(report));
};

/**
 * The command `analyse`: one report for a label, or one per line of standard input.
 * @returns the exit code: 0, or 2 if an option cannot be read
 */
export const runAnalyse = async (args: readonly string[], streams: Streams): Promise<number> => {
  try {
    await analyse(args, streams);
    return 0;
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    streams.complain(error.message);
    return 2;
  }
};
