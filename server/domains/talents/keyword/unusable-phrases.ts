import type { Rule, UnusableReason } from './people-claim.ts';

const note: Record<UnusableReason, (quoted: string) => string> = {
  protected: (quoted) => `性别、年龄、婚育不作为搜索条件，已略过${quoted}。`,
  place: (quoted) => `${quoted}不知是哪里，已略过，请写出城市。`,
  unknown: (quoted) => `简历里没有可以比较的${quoted}，已略过。`,
};

export interface Unusable {
  text: string;
  reason: UnusableReason;
}

/** One sentence per reason. */
export const notesOfUnusable = (found: readonly Unusable[]): string[] =>
  [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, some]) =>
    note[reason](some.map(({ text }) => `“${text}”`).join('')),
  );

/** What was typed and cannot be a condition, with the reason. */
export const unusablePhrases: Rule[] = [
  [
    /(?<![\p{Script=Han}])(?:只?限|仅限|要)?[男女](?:性|生|士)?(?:优先)?(?![\p{Script=Han}])|(?<![子儿少妇美])[男女]性?(?=(?:老师|教师|幼师|教练|辅导员|宿管|保育员|生活老师))|(?<!\p{Script=Han})[男女]性?(?=\p{Script=Han}{0,4}(?:老师|教师|幼师|教练))|(?:男性|女性|男士|女士|男生|女生)优先|(?:不要|不招|只要|只招)[男女](?:性|生|士|的)?(?!\p{Script=Han})/gu,
    () => 'protected',
  ],
  [
    /(?:年龄|年纪)?(?:在|不超过|不大于|小于|低于|大于)?(?:\d{2}(?:[-~至到]\d{2})?(?:来|多)?|[二三四五六]十[一二三四五六七八九来多几]?)(?:周?岁|(?<=\d0|\d5)后)(?:及?以[下上内]|之内|内|左右)?|[二三四五六]十(?:出头|不到)|年轻|已婚已育|已婚|未婚|已育|宝妈|双职工|夫妻(?:俩|双方)?(?:都是(?:老师|教师))?/gu,
    () => 'protected',
  ],
  [/(?<!\p{Script=Han})(?:只要|要|限)?(?:本地|当地|附近|周边)(?:户口|户籍|的|人)*(?!\p{Script=Han})/gu, () => 'place'],
  [/(?<=雅思|托福|ielts|toefl)\s*\d+(?:\.\d)?分?(?:及?以上)?/gu, () => 'unknown'],
];
