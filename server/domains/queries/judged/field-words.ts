/** Titles that say a 学段 as well as its code does; a mention in the description does not count. */
export const stageTitles: Readonly<Record<string, RegExp>> = {
  nursery: /托育|托班|早教/,
  preschool: /幼儿园|学前班/,
  primary: /小学/,
  junior: /初中/,
  senior: /高中/,
  special: /特教|特殊教育/,
};

/** Titles that say a 学科; others are said by their label. */
export const subjectTitles: Readonly<Record<string, RegExp>> = {
  chinese: /语文/,
  math: /数学/,
  english: /英语|英文|雅思|托福/,
  biology: /生物/,
  politics: /政治|思政|道德与法治/,
  morality: /道德与法治|道法/,
  pe: /体育/,
  science: /科学教师|科学(代课|临聘|骨干)/,
  it: /信息科技|信息技术/,
  psychology: /心理/,
  'special-education': /特教|特殊教育/,
  coding: /编程|科创|创客|机器人/,
  music: /音乐|声乐|钢琴/,
  'fine-arts': /美术|绘画/,
  dance: /舞/,
};

/** Titles that name a role of another code: 语文教师兼班主任. */
export const roleTitles: Readonly<Record<string, RegExp>> = {
  homeroom: /班主任/,
  substitute: /代课|临聘/,
};

/** Texts that state a benefit that its field lacks. */
export const benefitTexts: Readonly<Record<string, RegExp>> = {
  apartment: /包食宿|包吃住|包住|提供(免费)?(食宿|住宿|宿舍|公寓)|教师公寓|免费住宿/,
  canteen: /包食宿|包吃|包餐|包午餐|免费(午|工作)?餐|餐补/,
  weekend: /双休/,
  vacation: /寒暑假/,
  settlement: /安家费/,
  bonus: /年终奖|13 ?薪/,
  insurance: /五险一金/,
  annuity: /职业年金/,
  transport: /交通补贴|车补/,
};

/** Titles that state the tenure. */
export const tenureTitles: Readonly<Record<string, RegExp>> = {
  substitute: /代课|临聘/,
  dispatch: /派遣/,
  retired: /银龄|返聘/,
  intern: /实习|见习/,
  hourly: /兼职|外聘/,
  agency: /人事代理/,
};

/** Roles that teach or guide learners. Laboratory, editorial and office posts are not among them. */
export const teachingRoles: readonly string[] = [
  ...['teacher', 'homeroom', 'kindergarten', 'substitute', 'foreign', 'coach', 'lecturer', 'assistant', 'researcher'],
  ...['teaching-first', 'teaching-research', 'ideology', 'psychologist', 'resource', 'practice'],
];

/** `stage:university` of a judged query. */
export const universityStages: readonly string[] = [
  'higher-vocational',
  'vocational-undergraduate',
  'undergraduate',
  'postgraduate',
];
