import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { codeLexeme, type ListName, listNames, lists } from './code-bits.ts';
import { normalise } from './normalise.ts';
import { placeNames } from './places.ts';
import type { WordGroup } from './word-group.ts';

/** What a word of the sector means: codes that say the same, and other words for it. */
export interface Meaning {
  kind: WordGroup['kind'];
  codes: string[];
  synonyms: string[];
}

const kinds: Partial<Record<ListName, WordGroup['kind']>> = { stage: 'stage', subject: 'subject', role: 'role' };

let meanings: Map<string, Meaning> | undefined;

function build(): Map<string, Meaning> {
  const map = new Map<string, Meaning>();
  for (const name of listNames) {
    for (const code of Object.keys(lists[name])) {
      const kind = kinds[name] ?? 'trait';
      for (const word of spellings(name, code)) {
        const known = map.get(word);
        if (known && known.kind !== kind) {
          if (kind !== 'trait') known.codes.push(codeLexeme(name, code));
          continue;
        }
        const m = known ?? { kind, codes: [], synonyms: [] };
        m.codes.push(codeLexeme(name, code));
        map.set(word, m);
      }
    }
  }
  return map;
}
const spellings = (name: ListName, code: string) => [
  ...new Set(
    [labelOf(lists[name], code), shortOf(lists[name], code)]
      .flatMap((l) => [l, ...l.split(/[/—、]/)])
      .map((w) => normalise(w).trim())
      .filter((w) => w.length > 1),
  ),
];

function known(): Map<string, Meaning> {
  meanings ??= build();
  return meanings;
}

export const meaningOf = (word: string): Meaning | undefined => known().get(word);
export const meaningWords = () => [...known().keys()];
export const dictionaryWords = (): string[] => [...meaningWords(), ...placeNames()].filter((w) => !/\s/.test(w));
const generic = new Set(['老师', '教师', '招聘', '招募', '诚聘', '急聘', '工作', '岗位', '职位', '教员']);
export const isGeneric = (word: string) => generic.has(word);
