import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  array: 'Please enter a list.',
  object: 'Please enter a group of fields.',
};

const FORMS: Readonly<Record<string, string>> = {
  date: 'Please enter a date, such as 2026-11-21.',
  uuid: 'This is not a valid id.',
};

const entries = (count: number | bigint): string => (Number(count) === 1 ? '1 entry' : `${count} entries`);

function tooMuch({ origin, maximum }: z.core.$ZodIssueTooBig | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Please use at most ${maximum} characters.`;
  return origin === 'array'
    ? `Please enter at most ${entries(maximum)}.`
    : `Please enter a number of at most ${maximum}.`;
}

function tooLittle({
  origin,
  minimum,
}: z.core.$ZodIssueTooSmall | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') {
    return Number(minimum) === 1 ? 'Please fill in this field.' : `Please use at least ${minimum} characters.`;
  }
  return origin === 'array'
    ? `Please enter at least ${entries(minimum)}.`
    : `Please enter a number of at least ${minimum}.`;
}

/**
 * The error message for a field with an invalid value: one sentence, the same on the phone and on the server. A schema
 * with its own message keeps it.
 */
export function fieldMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Please fill in this field.';
      return KINDS[issue.expected] ?? 'This is not valid.';
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return 'Please fill in this field.';
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `Please choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return FORMS[issue.format] ?? 'This is not in the right format.';
    case 'invalid_union':
      return 'This kind is not recognised.';
    case 'unrecognized_keys':
      return 'This field is not recognised.';
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return tooLittle(issue);
    default:
      return 'This is not valid.';
  }
}
