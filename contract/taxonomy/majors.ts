/** 职教专业大类: the 19 groups of the vocational catalogue (职业教育专业目录 2021). */
export const vocationalMajors = {
  agriculture: '农林牧渔',
  resources: '资源环境与安全',
  energy: '能源动力与材料',
  construction: '土木建筑',
  water: '水利',
  manufacturing: '装备制造',
  chemistry: '生物与化工',
  'light-industry': '轻工纺织',
  food: '食品药品与粮食',
  transport: '交通运输',
  electronics: '电子与信息',
  medicine: '医药卫生',
  finance: '财经商贸',
  tourism: '旅游',
  culture: '文化艺术',
  media: '新闻传播',
  education: '教育与体育',
  justice: '公安与司法',
  'public-service': '公共管理与服务',
} as const;

export type VocationalMajorCode = keyof typeof vocationalMajors;

/** 学科门类 of higher education (研究生教育学科专业目录 2022); `number` is the catalogue's own. */
export const disciplines = {
  philosophy: { label: '哲学', number: '01' },
  economics: { label: '经济学', number: '02' },
  law: { label: '法学', number: '03' },
  education: { label: '教育学', number: '04' },
  literature: { label: '文学', number: '05' },
  history: { label: '历史学', number: '06' },
  science: { label: '理学', number: '07' },
  engineering: { label: '工学', number: '08' },
  agriculture: { label: '农学', number: '09' },
  medicine: { label: '医学', number: '10' },
  military: { label: '军事学', number: '11' },
  management: { label: '管理学', number: '12' },
  arts: { label: '艺术学', number: '13' },
  interdisciplinary: { label: '交叉学科', number: '14' },
} as const;

export type DisciplineCode = keyof typeof disciplines;
