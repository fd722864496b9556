import type { Rule, UnusableReason } from './people-claim.ts';

const note: Record<UnusableReason, (quoted: string) => string> = {
  protected: (quoted) => `性别、年龄、婚育不作为搜索条件，已略过${quoted}。`,
  place: (quoted) => `${quoted}不知是哪里，已略过，请写出城市。`,
  unknown: (quoted) => `简历里没有可以比较的${quoted}，已略过。`,
  waived: (quoted) => `${quoted}写的是可以或不限，不作条件。`,
  offered: (quoted) => `${quoted}是单位给的待遇，不是找人的条件，已略过。`,
};

const mostQuoted = 6;

export interface Unusable {
  text: string;
  reason: UnusableReason;
  /** Its place in the keyword. */
  from: number;
}

/** One sentence per reason. */
export const notesOfUnusable = (found: readonly Unusable[]): string[] =>
  [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, some]) =>
    note[reason](
      [...new Set(some.map(({ text }) => text))]
        .slice(0, mostQuoted)
        .map((text) => `“${text}”`)
        .join(''),
    ),
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
  [
    /(?:不要|不招|不考虑|只要|只招|限|要)?(?:本地|当地|附近|周边|外地|外省|外市|异地|本省|本市|省内|市内)(?:户口|户籍|生源|的|人)*(?!\p{Script=Han})|(?:有)?(?:本地|当地|本市|本省)(?:户口|户籍)(?:的)?/gu,
    () => 'place',
  ],
  [/[男女]{1,2}(?:性别)?(?:均可|都可以?|都行|不限|皆可)|性别(?:不限|均可)/gu, () => 'waived'],
  [
    /近[一二两三四五\d]年(?:内|之内)?(?:的)?毕业(?:生|的)?|毕业(?:不超过|未满)?[一二两三四五\d]年(?:以?内)(?:的)?/gu,
    () => 'unknown',
  ],
  [
    /(?:在编|编内|有编|编制内)[、和或]?(?:编外|无编|非编|外)(?:均可|都可以?|都行|不限|皆可)|(?:全职|专职)[、和或]?兼职(?:均可|都可以?|都行|不限|皆可)/gu,
    () => 'waived',
  ],
  [/应往届(?:毕业)?生?|应届(?:生|毕业生)?[和或、/](?:者)?往届(?:毕业)?生?/gu, () => 'waived'],
  [
    /(?:薪资?|福利)?待遇(?:优厚|从优|好|优)?|薪[资酬](?:面议|从优|优厚)|工资(?:面议|从优)|福利(?:好|优厚)?|(?<!外)面议/gu,
    () => 'offered',
  ],
  [
    /(?:(?:20\d\d年)?\d{1,2}月(?:份|底|初|中旬)?(?:\d{1,2}[日号])?|春季|秋季|下学期|新学期|春季学期|秋季学期|开学|年[前后]|寒假|暑假|下个?月|年底)(?:学期|开学)?(?:[之以]?[前后]|内)?(?:能|可以?|即可)?(?:到岗|入职|上岗|报到|上班)(?:的)?/gu,
    () => 'unknown',
  ],
  [/第一学历(?:须?[为是])?/gu, () => 'unknown'],
  [/(?:\p{Script=Han}{2,3})?(?:户口|户籍)(?:的)?/gu, () => 'unknown'],
  [/(?:代|上)?(?:[一两二三四半几]|\d{1,2})个?(?:学期|学年|礼拜|星期)/gu, () => 'unknown'],
  [/(?<=雅思|托福|ielts|toefl)\s*\d+(?:\.\d)?分?(?:及?以上)?/gu, () => 'unknown'],
];
