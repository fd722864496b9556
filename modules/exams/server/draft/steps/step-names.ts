import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import type { ExamStep } from '../../../contract/exam-state.ts';

const rows = readRows(join(import.meta.dirname, 'step-names.tsv')).map(([kind = '', pattern = '']) => ({
  kind,
  pattern: new RegExp(pattern, 'gu'),
}));
const patternsOf = (isKind: (kind: string) => boolean): [ExamStep, RegExp][] =>
  rows.filter(({ kind }) => isKind(kind)).map(({ kind, pattern }) => [kind.replace('vague ', '') as ExamStep, pattern]);
const names = patternsOf((kind) => kind !== 'none' && !kind.startsWith('vague'));
const vague = patternsOf((kind) => kind.startsWith('vague'));
const masks = rows.filter(({ kind }) => kind === 'none').map(({ pattern }) => pattern);

export interface NamedStep {
  step: ExamStep;
  at: number;
  end: number;
  /** Whether the word may mean something else. */
  isVague: boolean;
}

/** A sentence with the words blanked out in which a step's name is no step; offsets stay. */
export const withoutCompounds = (text: string): string =>
  masks.reduce((rest, mask) => rest.replace(mask, (compound) => '□'.repeat(compound.length)), text);

function matchesOf(text: string, patterns: readonly [ExamStep, RegExp][], isVague: boolean): NamedStep[] {
  return patterns.flatMap(([step, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      step,
      at: match.index,
      end: match.index + match[0].length,
      isVague,
    })),
  );
}

/** The steps named in a text, in their order. */
export function stepsNamed(text: string, withVague = false): NamedStep[] {
  const all = [...matchesOf(text, names, false), ...(withVague ? matchesOf(text, vague, true) : [])];
  return all
    .filter((one, at) => !all.slice(0, at).some((other) => one.at < other.end && other.at < one.end))
    .sort((one, other) => one.at - other.at);
}
