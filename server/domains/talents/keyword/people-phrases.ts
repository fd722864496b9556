import { identities } from '#contract/seekers/seeker.ts';
import { arrivals } from '#contract/talents/talent-shapes.ts';
import { type EducationCode, educationAtLeast, educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { meetsPutonghua, type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { universityNicknames, universityTiers } from '#contract/taxonomy/words/universities.ts';
import { cut, normalise, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { allOf, anyOf } from '#server/platform/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, partOfClaim } from './people-claim.ts';
import { blanked, type Refuser, type Stance, stanceOf, withoutRefusers } from './refusals.ts';
import type { TalentPart } from './talent-part.ts';
import { yearsOfWork } from './years-of-work.ts';

/** Phrases that mean something of people alone; in a search for posts they mean another thing or nothing. */
export interface PeoplePhrases {
  parts: TalentPart[];
  /** What was typed and cannot be a condition: sex, age, marriage. */
  unusable: string[];
  /** The keyword without all of these. */
  rest: string;
}

type Rule = [pattern: RegExp, claim: (found: RegExpMatchArray, stance: Stance) => Claim | 'unusable' | null];

const identity = (...codes: (keyof typeof identities)[]) => ({
  label: codes.map((code) => identities[code]).join('、'),
  kind: 'identity' as const,
  required: [anyOf(codes.map(lexeme.identity))],
});

function putonghua(found: RegExpMatchArray): Claim {
  const rank = String('一二三'.indexOf(found.groups?.rank ?? '') + 1);
  const half = { 甲: 'a', 乙: 'b' }[found.groups?.half ?? ''];
  const code = `${rank}${half ?? 'b'}` as PutonghuaCode;
  const label = half ? putonghuaLevels[code].label : `${found.groups?.rank}级`;
  return { label: `普通话${label}`, kind: 'putonghua', required: [lexeme.putonghua(code)] };
}

/** A certificate beside those that allow to teach. */
function certificate({ 0: typed, groups }: RegExpMatchArray): Claim | null {
  const isListed = readOnce(typed).some((part) => statementsOf(part).some(({ list }) => list === 'certificate'));
  const name = groups?.name ?? '';
  return isListed ? null : { label: `${name}证`, kind: 'certificate', required: [allOf(cut(name))] };
}

const levels: Record<string, EducationCode> = {
  中专: 'secondary-vocational',
  大专: 'college',
  专科: 'college',
  本科: 'bachelor',
  学士: 'bachelor',
  硕士: 'master',
  研究生: 'master',
  博士: 'doctor',
};

/** '专科不要' asks for 本科, '本科以下不要' too; '不要博士' leaves out those who have more than is sought. */
function education({ groups }: RegExpMatchArray, stance: Stance): Claim | null {
  const named = levels[groups?.level ?? ''];
  if (stance !== 'refused' || named === undefined) return null;
  const { rank } = educations[named];
  if (rank >= educations.master.rank && !groups?.below)
    return { label: labelOf(educations, named), kind: 'education', required: [lexeme.education(named)] };
  const least = groups?.below === '以下' ? rank : rank + 1;
  const code = codesOf(educations).findLast((one) => educations[one].rank === least);
  if (!code) return null;
  return {
    label: educationAtLeast(code),
    kind: 'education',
    required: [lexeme.education(code)],
    isOpposite: true,
  };
}

const anyPutonghua = Object.keys(putonghuaLevels).filter((code) => meetsPutonghua(code as PutonghuaCode, '3b'));

const school = (name: string): Claim => ({
  label: name,
  kind: 'school',
  required: [lexeme.school(normalise(name))],
});
/** 师范学院 and 职业技术学院 are kinds of schools, 大学英语 is a 学科. */
const kindsOfSchools =
  /^(?:公办|民办|普通|本科|重点|高职|高等|综合|职业|技术|师范|独立|继续教育|老年|开放|电视|国际|双一流|一流|名牌|知名|国内|海外|国外|省属|市属|部属|地方|应用型|医学|理工|艺术|体育|外国语|科技|农业|财经|马克思主义|类)*(?:大学|学院)$/u;

const nicknames = Object.keys(universityNicknames)
  .sort((one, other) => other.length - one.length)
  .join('|');

const tier = (name: keyof typeof universityTiers): Claim => ({
  label: universityTiers[name].label,
  kind: 'school',
  required: [lexeme.school(`tier-${name}`)],
});

const graduated = '(?:本科|研究生|硕士|博士)?(?:毕业(?:生|的)?|出身|学历)?';
const rules: Rule[] = [
  [
    /(?<![\p{Script=Han}])(?:只?限|仅限|要)?[男女](?:性|生|士)?(?:优先)?(?![\p{Script=Han}])|(?<![子儿少妇美])[男女]性?(?=(?:老师|教师|幼师|教练|辅导员|宿管|保育员|生活老师))|(?<!\p{Script=Han})[男女]性?(?=\p{Script=Han}{0,4}(?:老师|教师|幼师|教练))|(?:男性|女性|男士|女士|男生|女生)优先|(?:不要|不招|只要|只招)[男女](?:性|生|士|的)?(?!\p{Script=Han})/gu,
    () => 'unusable',
  ],
  [
    /(?:年龄|年纪)?(?:在|不超过|不大于|小于|低于|大于)?(?:\d{2}(?:[-~至到]\d{2})?(?:来|多)?|[二三四五六]十[一二三四五六七八九来多几]?)(?:周?岁|(?<=\d0|\d5)后)(?:及?以[下上内]|之内|内|左右)?|[二三四五六]十(?:出头|不到)|年轻|已婚已育|已婚|未婚|已育/gu,
    () => 'unusable',
  ],
  [
    /(?<year>20\d\d)[届级](?:应届)?(?:毕业生|生)?/gu,
    ({ groups }) => {
      const year = groups?.year ?? '';
      return { label: `${year} 届`, kind: 'identity', required: [lexeme.graduation(year)] };
    },
  ],
  yearsOfWork,
  [
    /(?:应届|刚毕业|新毕业|刚出校门|毕业没多久)(?:的?大学)?(?:毕业生|生|师范生)?/gu,
    // Who refuses 应届 does not seek those who still study either.
    (_, stance) => (stance === 'refused' ? identity('graduate', 'student') : identity('graduate')),
  ],
  [/在[校读](?:大?学生|研究生)?/gu, () => identity('student')],
  [/(?:已?退休|离退休|返聘|银龄|银发)(?:返聘|讲学|教师|老师|教授|专家|人员|的?老教师)*/gu, () => identity('retired')],
  [/在职(?=教师|老师|的|\s|$)(?:教师|老师|的)?/gu, () => identity('teacher')],
  [/(?:离职|待业|待岗)(?:人员|中|状态)?/gu, () => identity('between')],
  [
    /海归|海外(?:留学|学历|背景|经历|高校|名校|院校|硕士|博士)+|留学(?:生|人员|归国|回国|归来|背景|经历|经验)*|归国(?:人员)?|国外(?:大学|高校|学历)/gu,
    () => ({
      label: '海外学历',
      kind: 'school',
      required: [lexeme.school('abroad')],
      near: [anyOf(['留学', '海外', '海归'])],
    }),
  ],
  [/985(?:\/211)?(?:高校|大学|院校|名校)?/gu, () => tier('985')],
  [/211(?:高校|大学|院校)?/gu, () => tier('211')],
  [/双一流(?:高校|大学|院校)?|(?:重点|名牌)大学|名校/gu, () => tier('first')],
  [/部属师范(?:大学|院校)?|六大师范/gu, () => tier('normal')],
  [
    new RegExp(`(?<!\\p{Script=Han})(?<name>${nicknames})(?!附)${graduated}`, 'gu'),
    ({ groups }) => school(universityNicknames[groups?.name ?? ''] ?? ''),
  ],
  [
    new RegExp(
      `(?<!\\p{Script=Han})(?<name>\\p{Script=Han}{2,12}?(?:大学|学院))(?![英数语附体物化])${graduated}`,
      'gu',
    ),
    ({ groups }) => {
      const name = groups?.name ?? '';
      return kindsOfSchools.test(name) ? null : school(name);
    },
  ],
  [
    /师范(?:类|生|专业|院校|毕业|出身|大学)+(?:毕业生?)?/gu,
    () => ({
      label: '师范类',
      kind: 'school',
      required: [lexeme.school('teaching')],
    }),
  ],
  [/普通话(?:水平)?(?:等级)?(?:证书?)?(?:达到?)?(?<rank>[一二三])级?(?<half>[甲乙])?等?(?:及?以上)?/gu, putonghua],
  [
    /(?<![\p{Script=Han}])(?<rank>[一二三])级?(?<half>[甲乙])等?(?:普通话)?(?:证书?)?(?:及?以上)?(?![\p{Script=Han}])/gu,
    putonghua,
  ],
  [
    /普通话(?:水平)?(?:等级)?证书?|有普通话证/gu,
    () => ({
      label: '普通话证',
      kind: 'putonghua',
      required: [anyOf(anyPutonghua.map(lexeme.putonghua))],
    }),
  ],
  [
    /(?:[可能]以?)?(?:随时|立即|马上|即刻|尽快|立刻|现在)(?:[可能]以?)?(?:到岗|上岗|入职|就位|上班)/gu,
    () => ({
      label: arrivals.now,
      kind: 'arrival',
      arrival: 'now',
    }),
  ],
  [
    /(?:一|1)个?月[之以]?内(?:可?到岗|可?上岗|可?入职)/gu,
    () => ({ label: '一个月内到岗', kind: 'arrival', arrival: 'month' }),
  ],
  [
    /(?:半年|六个月|6个月)[之以]?内(?:可?到岗|可?上岗|可?入职)/gu,
    () => ({ label: '半年内到岗', kind: 'arrival', arrival: 'term' }),
  ],
  [
    /(?<!\p{Script=Han})老(?:教师|教员)|资深的?(?:教师|老师)?|经验丰富的?老(?:教师|老师)/gu,
    () => ({ label: '10 年以上经验', kind: 'experience', monthsMin: 120 }),
  ],
  [
    /(?:(?:有|持有?|具有|具备|取得|考取|考过)|(?<!\p{Script=Han}))(?<name>(?:(?!有|持|的|老师|教师|教资|普通话|证)\p{Script=Han}){2,8}?)(?:职业|技能|资格|等级)*证书?(?![明券据])(?:的|者)?/gu,
    certificate,
  ],
  [
    /(?<level>中专|大专|专科|本科|学士|硕士|研究生|博士)(?:学历|学位|文凭|毕业|生)*(?<below>及?以下)?(?:学历)?/gu,
    education,
  ],
  [
    /特级(?:教师|老师)?/gu,
    () => ({
      label: '特级教师',
      kind: 'title',
      required: [anyOf(['特级', '特级教师'])],
      near: [lexeme.title(titles['school-senior'].rank)],
    }),
  ],
];

/** Words around a condition that add none: '期望上海', '有班主任经验', '会开车优先'. */
const fillers =
  /(?:不要求|不需要|不用|无需|无须|不限|不看)(?:有|工作|教学)*(?:经验|经历|学历|职称|证书|专业|性别|年龄|城市)|(?:经验|经历|学历|职称|证书|专业|性别|年龄|城市)(?:不限|不要求|无所谓|都行|均可)|(?:期望|意向|求职意向|希望|愿意|想)(?:城市|地点|工作地点|地区|去|来|在|到)?|(?:工作)?地点|(?:有|具有|具备)?(?:丰富的?|相关的?|一定的?|良好的?)?(?:教学|带班|工作|任教|从教|实践)?(?<![无零没]|不限|不要求)(?:经验|经历|背景)(?:丰富|者|的|优先)*|优先(?:考虑)?|(?:人才|简历|候选人|应聘者|求职者|找人|诚聘|急聘|招聘)|(?<=\p{Script=Han})毕业(?:生|的)?|擅长|熟悉|能胜任|会带(?!班)|(?:会|能|可以?|懂)[说讲用]|(?:能|会|可以)?(?:上课(?!程)|授课|讲课)|[,，、;；/|+]/gu;

/** Splits a keyword into what is said of people and the rest. */
export function readPeoplePhrases(keyword: string): PeoplePhrases {
  const parts = new Map<string, TalentPart>();
  const unusable: string[] = [];
  const refusers: Refuser[] = [];
  const said = normalise(keyword);
  let rest = said;
  for (const [pattern, claim] of rules) {
    for (const found of rest.matchAll(pattern)) {
      const at = { from: found.index, to: found.index + found[0].length };
      const { stance, refuser } = stanceOf(said, at);
      const claimed = found[0].trim() === '' ? null : claim(found, stance);
      if (claimed === null) continue;
      rest = blanked(rest, at);
      if (refuser) refusers.push(refuser);
      const part = claimed === 'unusable' ? null : partOfClaim(claimed, stance, found[0].trim());
      if (claimed === 'unusable') unusable.push(found[0].trim());
      else if (part) parts.set(part.label, part);
    }
  }
  rest = withoutRefusers(rest, refusers);
  unusable.sort((one, other) => said.indexOf(one) - said.indexOf(other));
  return { parts: [...parts.values()], unusable, rest: rest.replace(fillers, ' ').replace(/\s+/g, ' ').trim() };
}
