import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
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
    /(?<!\p{Script=Han})高级(?!\p{Script=Han})/gu,
    () => ({ label: '高级职称', kind: 'title', required: [lexeme.title(4)] }),
  ],
  [
    /(?:有|具有|评了|评上|具备)(?:教师)?职称(?:的|者)?/gu,
    () => ({ label: '有职称', kind: 'title', required: [lexeme.title(2)] }),
  ],
];

const onPayroll = ['establishment', 'quota', 'special-post'];

/** 在编 says what somebody has at present, 编制 what they hope for. */
export const tenurePhrases: Rule[] = [
  [
    /(?:曾经?|以前|之前|原先|原来)(?:是|有过?)?(?:在编|编内|体制内|有?编制)(?:的|人员|身份|者)?|(?<!没有?|无|不)(?:有过?)?(?:在编|编内|体制内|编制)(?:工作)?(?:经[历验]|背景)(?:的|者)?/gu,
    () => ({ label: '曾在编', kind: 'tenure', required: [anyOf(onPayroll.map(lexeme.everTenured))] }),
  ],
  [
    /(?:(?:现在|目前|现任)\s*|正在|在)(?:是|当|做|任|担任)?班主任(?:的)?|班主任[\s,，]*(?:现任|在任)(?:的)?/gu,
    () => ({ label: '现任班主任', kind: 'role', required: [lexeme.has('homeroom')], near: ['班主任'] }),
  ],
  [
    /(?:现|目前|已)?(?:在编(?!制)|编制?内|体制内|(?<!没)有(?:事业|教师)?编(?:制|(?![辑程导写曲织排]))|在体制)(?:在岗|在职)?(?:的|人员|身份|者|(?=教师|老师))?/gu,
    () => ({ label: '在编', kind: 'tenure', required: [anyOf(onPayroll.map(lexeme.tenured))] }),
  ],
];

/** '英文授课': how a 学科 is taught; it is not the 学科 英语. */
export const lessonLanguages: Rule[] = [
  [
    /(?:能|会|可以?|用)?(?:用)?(?<language>中英双语|双语|全英[文语]?|英文)(?:环境)?(?:授课|教学|上课|讲课|课)(?:能力)?(?:的)?|(?:能|会|可以?)(?:用)?(?<language>英语)(?:授课|上课|讲课)(?:的)?|(?<language>英语)授课(?:的)?/gu,
    ({ groups }) =>
      groups?.language?.endsWith('双语')
        ? { label: '双语授课', kind: 'word', required: ['双语'] }
        : {
            label: '英文授课',
            kind: 'word',
            required: [anyOf(['全英', '全英文', '英文授课', allOf(['英文', '授课'])])],
          },
  ],
];
