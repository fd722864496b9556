import { allOf, anyOf } from '#server/platform/memory-index/query/query.ts';
import type { Rule } from './people-claim.ts';

const languages: Record<string, string> = {
  英文: '英文',
  英语: '英语',
  全英: '全英',
  全英文: '全英文',
  全英语: '全英语',
  双语: '双语',
  中英双语: '双语',
};

/** '英文授课': how a 学科 is taught; it is not the 学科 英语. */
export const lessonLanguages: Rule[] = [
  [
    /(?:能|会|可以?|用)?(?:用)?(?<language>中英双语|双语|全英[文语]?|英文)(?:环境)?(?:授课|教学|上课|讲课)(?:能力)?(?:的)?|(?:能|会|可以?)(?:用)?(?<language>英语)(?:授课|上课|讲课)(?:的)?|(?<language>英语)授课(?:的)?/gu,
    ({ groups }) => {
      const language = languages[groups?.language ?? ''] ?? '';
      const label = language === '双语' ? '双语授课' : '英文授课';
      const words = language === '双语' ? ['双语'] : ['全英', '全英文', '英文授课'];
      return {
        label,
        kind: 'word',
        required: [anyOf([...words, ...(language === '双语' ? [] : [allOf(['英文', '授课'])])])],
      };
    },
  ],
];
