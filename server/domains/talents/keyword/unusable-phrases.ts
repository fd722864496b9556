import { patternsIn } from './patterns.ts';
import { quoted } from './talent-part.ts';

/** What was typed and cannot be a condition: what is said of it, and how it reads. A phrase belongs to the first that it fits. */
const unusable = {
  own: { says: '说的是单位自己的情况，不是找人的条件，已略过。' },
  named: { says: '说的是单位自己的情况，只按其中的学段、专业和城市找人。' },
  cause: { says: '说的是理由，不作条件。' },
  another: { says: '说的是另一个岗位，请分开搜。' },
  duty: { says: '说的是岗位要做的事，不作条件。' },
  refused: { says: '写的是不要的人，简历里看不出，没有据此排除。' },
  virtue: { says: '要面谈和试讲才看得出，不作搜索条件。' },
  offered: { says: '是单位给的待遇，不是找人的条件，已略过。' },
  protected: { before: '性别、年龄、婚育、相貌、户籍等个人情况不作为搜索条件，已略过', says: '。' },
  waived: { says: '写的是可以或不限，不作条件。' },
  home: { says: '按意向城市算，没有填写意向城市的按现居城市算。' },
  place: { says: '不知是哪里，已略过，请写出城市。' },
  some: { says: '只针对一部分人，不作为所有人的条件。' },
  unknown: { before: '简历里没有可以比较的', says: '，已略过。' },
  tense: { says: '不作区分，现在任职和曾经任职的都列出。' },
  district: { before: '简历只写到城市，', says: '没有按区县比较。' },
  unread: { before: '没有用上', says: '，不作条件。' },
  nothing: { says: '没有说明要找什么样的人，不作条件。' },
} satisfies Record<string, { before?: string; says: string }>;

/** Why a phrase is no condition. */
export type UnusableReason = keyof typeof unusable;

export interface Unusable {
  text: string;
  reason: UnusableReason;
  /** Its place in the keyword. */
  from: number;
}

const mostQuoted = 6;

/** One sentence per reason. */
export const notesOfUnusable = (found: readonly Unusable[]): string[] =>
  [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, some]) => {
    const { before = '', says }: { before?: string; says: string } = unusable[reason];
    return `${before}${quoted(
      some.map(({ text }) => text),
      mostQuoted,
    )}${says}`;
  });

const pattern = patternsIn('unusable.tsv');
export const unusablePhrases = (Object.keys(unusable) as UnusableReason[]).map(
  (reason) => [new RegExp(pattern(reason), 'gu'), reason] as const,
);
