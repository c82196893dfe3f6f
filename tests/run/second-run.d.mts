interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}
export function filesToRepeat(results: readonly FileResult[]): string[];
export function mergeRuns<R extends FileResult>(
  first: readonly R[],
  second: readonly R[],
): { readonly counted: R[]; readonly unsteady: R[] };
