/**
 * 学科 of kindergarten and K12 (义务教育课程方案 2022, 普通高中课程方案 2017). 义务教育 calls it 信息科技 and 高中
 * 信息技术: one code, since one teacher teaches both.
 */
export const subjects = {
  'field-health': { label: '健康领域', short: '健康', group: 'kindergarten' },
  'field-language': { label: '语言领域', short: '语言', group: 'kindergarten' },
  'field-society': { label: '社会领域', short: '社会', group: 'kindergarten' },
  'field-science': { label: '科学领域', short: '科学', group: 'kindergarten' },
  'field-arts': { label: '艺术领域', short: '艺术', group: 'kindergarten' },
  childcare: { label: '保育', group: 'kindergarten' },
  chinese: { label: '语文', group: 'core' },
  math: { label: '数学', group: 'core' },
  english: { label: '英语', group: 'core' },
  japanese: { label: '日语', group: 'language' },
  russian: { label: '俄语', group: 'language' },
  french: { label: '法语', group: 'language' },
  german: { label: '德语', group: 'language' },
  spanish: { label: '西班牙语', group: 'language' },
  morality: { label: '道德与法治', short: '道法', group: 'humanities' },
  politics: { label: '思想政治', short: '政治', group: 'humanities' },
  history: { label: '历史', group: 'humanities' },
  geography: { label: '地理', group: 'humanities' },
  'history-society': { label: '历史与社会', group: 'humanities' },
  science: { label: '科学', group: 'sciences' },
  physics: { label: '物理', group: 'sciences' },
  chemistry: { label: '化学', group: 'sciences' },
  biology: { label: '生物学', short: '生物', group: 'sciences' },
  it: { label: '信息科技/信息技术', short: '信息技术', group: 'sciences' },
  technology: { label: '通用技术', group: 'sciences' },
  pe: { label: '体育与健康', short: '体育', group: 'arts' },
  music: { label: '音乐', group: 'arts' },
  'fine-arts': { label: '美术', group: 'arts' },
  arts: { label: '艺术', group: 'arts' },
  calligraphy: { label: '书法', group: 'arts' },
  dance: { label: '舞蹈', group: 'arts' },
  drama: { label: '戏剧', group: 'arts' },
  labour: { label: '劳动', group: 'practice' },
  practice: { label: '综合实践', group: 'practice' },
  psychology: { label: '心理健康', short: '心理', group: 'practice' },
  'special-education': { label: '特教', group: 'practice' },
  general: { label: '全科', group: 'practice' },
  international: { label: '国际课程', group: 'practice' },
  olympiad: { label: '竞赛', group: 'practice' },
  coding: { label: '编程/科创', short: '编程', group: 'practice' },
} as const;

export type SubjectCode = keyof typeof subjects;

export const subjectGroups = {
  kindergarten: '幼儿五领域',
  core: '语数外',
  language: '小语种',
  humanities: '人文',
  sciences: '理科与技术',
  arts: '体育艺术',
  practice: '综合',
} as const;
