import { lexeme } from '../index/talent-row.ts';
import type { Rule } from './people-claim.ts';

/** 职称 of a national level, of any track. */
const levels: Record<string, { label: string; rank: number }> = {
  初级: { label: '初级职称及以上', rank: 2 },
  中级: { label: '中级职称及以上', rank: 3 },
  正高: { label: '正高级职称', rank: 5 },
  正高级: { label: '正高级职称', rank: 5 },
};

/** '正高职称', '中级及以上', '有职称的'. */
export const titlePhrases: Rule[] = [
  [
    /(?:有|具有|评上)?(?<level>正高级?|中级|初级)(?:专业技术)?(?:职称(?:及?以上)?|及?以上(?:职称)?)/gu,
    ({ groups }) => {
      const { label, rank } = levels[groups?.level ?? ''] ?? { label: '', rank: 0 };
      return { label, kind: 'title', required: [lexeme.title(rank)] };
    },
  ],
  [
    /(?:有|具有|评了|评上|具备)(?:教师)?职称(?:的|者)?/gu,
    () => ({ label: '有职称', kind: 'title', required: [lexeme.title(2)] }),
  ],
];
