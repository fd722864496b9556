import type { Part } from '../part.ts';

const [politics, morality] = ['#x:politics', '#x:morality'];
const compulsory = new Set(['#s:primary', '#s:junior']);

const isCompulsory = ({ groups }: Part): boolean =>
  groups.some(({ kind, codes, not }) => kind === 'stage' && !not && codes.flat().every((code) => compulsory.has(code)));

/** At a 小学 or 初中, 政治 is taught as 道德与法治. */
export const politicsByStage = (parts: readonly Part[]): readonly Part[] =>
  parts.some(isCompulsory)
    ? parts.map((part) => {
        const [group, ...more] = part.groups;
        const isPolitics = more.length === 0 && group?.codes.length === 1 && group.codes[0]?.join() === politics;
        return isPolitics ? { ...part, groups: [{ ...group, codes: [[politics], [morality]] }] } : part;
      })
    : parts;
