import type { Edit } from './copy.ts';

/** A line of a list in CONTRIBUTING.md, carried out. */
export interface Line {
  /** The file that the line names. */
  names: string;
  edits: readonly Edit[];
}

export interface Recipe {
  /** The heading in CONTRIBUTING.md. */
  title: string;
  /** What names this addition in whatever is told of it. */
  mark: RegExp;
  lines: readonly Line[];
}

export const line = (names: string, ...edits: Edit[]): Line => ({ names, edits });
export const after = (file: string, words: string, add: string): Edit => ({ file, after: words, add });
