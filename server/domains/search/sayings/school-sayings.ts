import type { Saying } from './saying.ts';

const kind = (companyType: string, said: string, label?: string): Saying => ({
  why: 'The kind of school in everyday words.',
  said,
  ...(label ? { label } : {}),
  means: { codes: { companyType } },
});

const publicOnes = 'public-kindergarten public-school public-university';
const privateOnes = 'private-kindergarten inclusive-kindergarten private-school private-university';

/** Kinds of schools. */
export const schoolSayings: Saying[] = [
  kind(publicOnes, '公办 公办的 公立 公立的 国办 公校 国立', '公办'),
  kind(privateOnes, '民办 民办的 私立 私立的 私校', '民办'),
  kind('public-kindergarten', '公办园 公办幼儿园 公立幼儿园 公立园 公幼 机关幼儿园', '公办园'),
  kind('private-kindergarten inclusive-kindergarten', '民办园 民办幼儿园 私立幼儿园 私立园 私人幼儿园', '民办园'),
  kind('inclusive-kindergarten', '普惠园 普惠幼儿园 普惠性幼儿园 普惠'),
  kind('public-school', '公办学校 公立学校 公办中小学', '公办学校'),
  kind('private-school', '民办学校 私立学校 民办中小学', '民办学校'),
  kind(
    'public-university',
    '一本院校 二本院校 重本 公办一本 公办二本 公办高校 公办大学 公立大学 公办本科 公办院校',
    '公办高校',
  ),
  kind('private-university independent-college', '民办高校 民办大学 民办本科 私立大学 三本 民办院校', '民办高校'),
  kind('international-school', '国际学校 国际化学校 双语学校 外籍学校 国际双语 双语 国际', '国际学校'),
  kind('correctional-school', '专门学校 工读学校'),
  kind('independent-college', '独立学院'),
  kind('joint-university', '中外合作大学 中外合办 中外合作办学 中外合作'),
  kind('open-university', '开放大学 电大 老年大学 成人高校'),
  kind('party-school', '党校 行政学院'),
  kind('research-institute', '研究所 研究院 科研院所 科学院'),
  kind('bureau', '教育局 教体局 教委 教育厅'),
  kind('exam-authority', '考试院 教科院 教师进修学校 教研院 考试中心'),
  kind('youth-palace', '少年宫 青少年宫 青少年活动中心 校外活动中心'),
  {
    why: 'Training firms, and what they teach at.',
    said: '培训机构 教培 教培机构 辅导机构 培训班 补习班 补课班 教育机构 培训学校 机构 机构老师 校外培训 校外机构 课外班 辅导班 课外辅导 培训 培训老师 培训教师 补习 辅导学校 教培行业',
    label: '培训机构',
    means: { codes: { companyType: 'subject-training interest-training vocational-training', stage: 'training' } },
  },
  kind('interest-training', '兴趣班 艺术培训 特长班 才艺班 琴行 画室 舞蹈机构 画画机构 非学科培训'),
  kind('vocational-training', '职业培训 考证培训 公考培训 考研机构 考公机构 考研 考公 公考 考证 考编培训 成人培训'),
  kind('edtech', '教育公司 教育科技 在线教育 互联网教育 出版社 教育企业'),
  {
    why: 'Rank is no field of a company: it must be in a name or text.',
    said: '重点 重点学校 省重点 市重点 重点的 名校 示范校 示范性 省示范 一级学校 强校 牛校',
    label: '重点学校',
    near: '公办学校',
    means: { words: '省重点 市重点 示范性 名校 示范校', within: { companyType: 'public-school public-university' } },
  },
  {
    why: 'The lists of universities are no field of a company: public universities are the nearest.',
    said: '985 211 双一流 985高校 211高校 985大学 211大学 双一流高校 双一流大学 985院校 211院校 双一流院校 重点大学 一流大学 名牌大学',
    label: '双一流高校',
    near: '公办高校',
    means: { words: '双一流 985 211', within: { companyType: 'public-university' } },
  },
  {
    why: 'Attached to a university.',
    said: '附中 附属中学 大学附中',
    label: '附中',
    means: { words: '附中 附属中学 附属高级中学 附属初级中学' },
  },
  { why: 'Attached to a university.', said: '附小 附属小学', label: '附小', means: { words: '附小 附属小学' } },
  {
    why: 'Where a school lies is no field of a company: names and texts say it.',
    said: '乡村学校 农村学校 乡镇学校 村小 乡村小学 农村小学 乡镇中学 乡下 下乡 支教',
    label: '乡村学校',
    means: { words: '乡村 农村 乡镇 支教', anywhere: true },
  },
  {
    why: 'A school of foreign languages has them in its name.',
    said: '外国语学校 外语学校 外国语中学 外国语小学 外校',
    label: '外国语学校',
    means: { words: '外国语' },
  },
  {
    why: 'A school of sports has them in its name.',
    said: '体校 体育学校 体育运动学校',
    label: '体校',
    means: { words: '体校 体育学校 体育运动学校' },
  },
  {
    why: 'A school of arts has them in its name.',
    said: '艺校 艺术学校',
    label: '艺校',
    means: { words: '艺校 艺术学校' },
  },
  {
    why: 'A school of nursing has it in its name.',
    said: '卫校 卫生学校 护理学校 护校',
    label: '卫校',
    means: { words: '卫校 卫生学校 护理学校' },
  },
  {
    why: 'Expensive schools are private or international ones.',
    said: '贵族学校 高端学校 高端民办',
    label: '民办、国际学校',
    means: { codes: { companyType: 'private-school international-school' } },
  },
  {
    why: 'Pupils live at the school.',
    said: '寄宿 寄宿制 寄宿学校 全寄宿',
    label: '寄宿制',
    means: { words: '寄宿 寄宿制', anywhere: true },
  },
];
