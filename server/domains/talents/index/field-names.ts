import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { cut, cutAll, normalise } from '#server/domains/search/public.ts';

// Names of certificates and majors as lexemes. A search compares with the name in its field, not with words anywhere in a resume:
// 健康证 is no 心理健康教育证, and 计算机专业 no 计算机等级考试.

const unique = (forms: readonly string[]): string[] => [...new Set(forms.filter((form) => form.length > 1))];

/** English examinations as people write them, by level; each in one form. */
const examinations: readonly (readonly [RegExp, string])[] = [
  [/(?:大学)?英语四级|cet-?4|(?<!\p{Script=Han})四级/u, '英语四级'],
  [/(?:大学)?英语六级|cet-?6|(?<!\p{Script=Han})六级/u, '英语六级'],
  [/专业四级|(?<!\p{Script=Han})专四|语专四|tem-?4/u, '英语专四'],
  [/专业八级|(?<!\p{Script=Han})专八|语专八|tem-?8/u, '英语专八'],
];

const issuers =
  /^(?:全国|国家级?|中国|全民|青少年|中小学|机动车|小型汽车|红十字会?|教育部|[省市]级?)+(?=\p{Script=Han}{2})/u;
/** Words that every certificate may have. */
const paper =
  /(?:职业)?(?:资格|技能)?(?:等级|水平|培训|合格|结业|执业|从业|考试|认证|资格)*(?:证书|证明|证)|职业资格|技能等级|等级|考试|水平|培训|合格|[\s()·“”"《》]/gu;
const grade = /(?:[一二三四五六七八九十\d]+级|[甲乙]等|[a-d]\d?|高级|中级|初级|[\d.]+分?)$/u;
const gradeBefore = /^(?:[一二三四五六七八九十\d]+级|高级|中级|初级)(?=\p{Script=Han}{2})/u;

/** A certificate's name without issuer and kind of paper: 计算机二级 of 全国计算机等级考试二级. */
export const certificateName = (title: string): string =>
  normalise(title)
    .replace(issuers, '')
    .replace(paper, '')
    .replace(issuers, '')
    .replace(/^急救(?=$|员)/u, '救护');

/** The names by which a certificate is known, its grade and 师 left out step by step. */
export function certificateForms(title: string): string[] {
  const whole = certificateName(title);
  const forms = [whole, whole.replace(gradeBefore, '')];
  for (const end of [/教育(?=[a-d]\d?$)/u, grade, /[师员]$/u, /教育$|指导$/u])
    forms.push(...forms.map((form) => form.replace(end, '')));
  return unique(forms);
}

/** Awards and posts of honour by which people are sought. */
export const awards =
  '(?:优秀|先进|十佳|模范|最美)(?:青年)?(?:指导教师|教师|班主任|辅导员|德育工作者|教育工作者|个人|园丁|党员)|师德标兵|教学(?:能手|新秀|名师|成果奖)|教坛新秀|德育先进|骨干(?:教师)?|名师(?!工作)|名师工作室|(?:学科|专业|学术)(?:带头人|负责人)|一师一优课|优质课|说课|微课|基本功(?=大赛|比赛)|劳动模范|三八红旗手';

/** Levels of awards and projects, the highest first, by the signs with which they begin. */
const levels: readonly (readonly [RegExp, string])[] = [
  [/国家|全国/u, '国家级'],
  [/省|部级/u, '省级'],
  [/市|厅级/u, '市级'],
  [/[区县]/u, '区县级'],
  [/校|院级/u, '校级'],
];

/** The level that a text names; '' for none. */
export const levelOf = (text: string): string => levels.find(([named]) => named.test(text))?.[1] ?? '';

/** The level with those above it. */
export const levelsFrom = (level: string): string[] =>
  levels.slice(0, levels.findIndex(([, name]) => name === level) + 1).map(([, name]) => name);

/** The awards that a text names, with the prize that it names: 优质课, 优质课一等奖. */
export function awardsIn(text: string): string[] {
  const prize = /[特一二三]等奖(?!学金)/u.exec(text)?.[0];
  return (text.match(new RegExp(awards, 'gu')) ?? []).flatMap((name) => (prize ? [name, name + prize] : [name]));
}

/** Contests to which a clause says that the person led pupils; one in which they took part themselves is none: 教学技能竞赛. */
export const contestsLed = (clause: string): string[] =>
  /指导|辅导|带队|教练|培训|带(?!头|教)/u.test(clause) && !/教学(?:技能|竞赛|大赛|比赛)|基本功|师范生/u.test(clause)
    ? [
        ...(/竞赛|奥赛|奥林匹克/u.test(clause) ? ['指导竞赛'] : []),
        ...(/大赛|技能竞赛/u.test(clause) ? ['指导大赛'] : []),
      ]
    : [];

const adjectives = /^(?:应用|现代|高等|商务|思想|中国|临床)(?=\p{Script=Han}{2})/u;

/** The names by which a major is known: 计算机 of 计算机科学与技术, 数学 of 应用数学, 英语 of 学科教学（英语）. */
export function majorForms(major: string): string[] {
  const whole = normalise(major).replace(/\s/gu, '');
  const inner = /\((?<inner>[^()]+)\)/u.exec(whole)?.groups?.inner ?? '';
  const outer = whole.replace(/\([^()]*\)/gu, '');
  const forms = [outer, outer.replace(adjectives, ''), inner].flatMap((name) => {
    const words = cut(name);
    // 计算机 of 计算机技术, which a dictionary has as one word.
    const first = cutAll(name).filter((word) => word.length > 2 && name.startsWith(word));
    return [...first, ...words.map((_, at) => words.slice(0, at + 1).join(''))];
  });
  return unique([...forms, ...forms.map((form) => form.replace(/学$/u, ''))]);
}

/** Certificates and levels of languages that a resume names, by field. */
export function certificatesHeld({ otherCertificates, languages, intro }: ResumeContent): string[] {
  const levels = languages.foreign.flatMap(({ name, level }) => [
    level,
    level.includes(name) ? level : `${name}${level}`,
  ]);
  const titles = otherCertificates.map(({ title }) => title);
  const said = normalise([...titles, ...levels, intro].join(' '));
  const examined = examinations.flatMap(([written, name]) => (written.test(said) ? [name] : []));
  return [...new Set([...[...titles, ...levels].flatMap(certificateForms), ...examined])];
}
