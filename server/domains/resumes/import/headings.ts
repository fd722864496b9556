import { findDates } from './dates.ts';

const own = '(?:个人|本人|主要|所获|获得|曾获|相关|在校|持有|已?发表)*';
const tale = '(?:经历|经验|履历|简历|情况|背景|信息)';
const work = '(?:工作|教学|教育|任教|从教|执教|实习|实践|见习|支教|兼职|家教|任职|履职|职业|就业|从业|顶岗|教师)';
const skill = '(?:语言|外语|英语|普通话|计算机)';

/** Headings without spaces and the words between their parts, in Chinese and in English; the first that fits. */
const topics = {
  person: `(?:个人|本人|基本)+(?:信息|资料|情况|概况)|联系方式|个人简历|个人简介信息|(?:personal|basic|contact)(?:info|information|details)|contact`,
  intentions: `(?:求职|应聘|意向|期望|职业)+(?:意向|岗位|职位|目标|方向|工作|信息)|(?:job|career)?(?:objective|target)|jobintention`,
  /** Studies and work in one section, whose lines are sorted one by one. */
  mixed: `${own}(?:学习|求学|教育)工作${tale}|工作学习${tale}|${own}(?:经历|履历)`,
  educations: `${own}(?:教育|学习|求学|就读|学业|学历|受教育)+(?:培训)?${tale}|教育|学历|education(?:al)?(?:background|experience|history)?|academic(?:background|qualifications)`,
  experiences: `${own}${work}+${tale}|(?:教育|教学|顶岗|毕业)?(?:实习|见习)|教学实践|实习实践|(?:work|teaching|professional|employment|career)?(?:experience|history|practice)|employment|internships?|practicum`,
  certificates: `${own}(?:职业|专业|技能|资质|资格|教师)*(?:证书|资格证?|资格认证)(?:情况|资质|技能|职称)*|(?:certificat(?:es|ions?)|qualifications|licenses)+`,
  titles: '(?:专业技术)?职称(?:信息|情况)?|专业技术(?:职务|资格)',
  languages: `${own}(?:${skill}|专业|职业)*(?:${skill}(?:能力|水平|情况)|语言|技能|普通话外语)(?:特长|专长|水平|能力)*|(?:top|languages?|skills?)+`,
  papers: `${own}(?:代表性?|学术|科研|教研)*(?:论文|文章|著作|(?:学术|科研|教研)成果)(?:发表|著作|情况)*|publications?|papers`,
  projects: `${own}(?:参与?|主持|承担|科研|教研|教科研|研究)*(?:课题|项目|科研经历)(?:课题|研究|经历|经验|情况)*|(?:projects|research)+(?:experience)?`,
  honours: `${own}(?:荣誉|获奖|奖项|奖励|奖惩|表彰|公开课)+(?:证书|称号|情况|经历|荣誉|奖励)*|(?:awards?|honou?rs?|achievements)+`,
  intro: `(?:自我|个人)(?:评价|介绍|总结|鉴定|优势|陈述|简介|描述|推荐|简评|特点|评述)|关于我|教学理念|自荐信|求职信|(?:personal|professional)?(?:summary|profile|statement)|aboutme|self(?:evaluation|assessment)`,
  other: `(?:个人|业余|兴趣|特长)*(?:爱好|特长|兴趣)|主修课程|附件|社会关系|培训|继续教育|(?:校园|校内|校外|在校|社会|社团|学生|组织|志愿者?|公益|培训|进修|研修|家庭|课外)+(?:干部|主要)?(?:经历|实践|活动|情况|职务|服务|成员|工作)+|interests|hobbies|activities|references|training`,
};
export type Topic = keyof typeof topics;
const patterns = (Object.keys(topics) as Topic[]).map(
  (topic) => [topic, new RegExp(`^(?:${topics[topic]})$`)] as const,
);

/** Numbers and signs around a heading. */
const decoration = /^(?:[^\p{L}]|[一二三四五六七八九十])+|[^\p{L}\p{N}]+$/gu;
/** How its lines are arranged: 教育背景（倒序）. */
const remark = /[（(][^（()）]{1,12}[)）]\s*[:：]?\s*$/;

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s&、/／·|｜和与及（）()-]+|and/g, '')
    .replace(/^part\d*/, '');
const topicIn = (key: string): Topic | null => patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? null;

/** Of a heading in two languages the Chinese part counts: 教育背景 EDUCATION. */
function topicOf(text: string): Topic | null {
  const key = keyOf(text);
  const [, before = '', chinese = '', after = ''] = /^([a-z]*)(\p{Script=Han}+)([a-z]*)$/u.exec(key) ?? [];
  return topicIn(key) ?? (before === '' || after === '' ? topicIn(chinese) : null);
}

/** Headings with two topics: 荣誉与证书, 论文与课题. Their lines are classified one by one. */
function joint(text: string): Topic | null {
  const parts = text.split(/[&、/／和与及]/).map((part) => topicIn(keyOf(part)));
  if (parts.includes('educations') && parts.includes('experiences')) return 'mixed';
  return parts.length > 1 && parts[0] && parts.every(Boolean) ? parts[0] : null;
}

interface Heading {
  topic: Topic;
  /** Text after the heading on the same line: 求职意向：高中数学教师. */
  value: string;
}

const LONGEST = 36;

/** The heading in a line; null for text. */
export function headingOf(line: string): Heading | null {
  const bare = line.replace(remark, '').replace(decoration, '').trim();
  if (bare === '') return null;
  if (bare.length <= LONGEST) {
    const topic = topicOf(bare) ?? joint(bare);
    if (topic) return { topic, value: '' };
  }
  const [, name, value] =
    /^[\s■●◆▌【[]*([\p{Script=Han}]{2,8}|[A-Za-z ]{5,24}?)[\]】]?\s*[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const topic = name ? topicIn(keyOf(name)) : null;
  // 学历：本科 and 教师资格：… are facts of the person, not headings.
  const isHeading = /^(?:intentions|intro|honours|papers|projects)$/.test(topic ?? '') || findDates(value ?? '').to;
  return topic && value && isHeading ? { topic, value } : null;
}
