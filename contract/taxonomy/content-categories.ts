/** Categories of an article of 新闻资讯. */
export const articleCategories = {
  exam: '考试考编',
  recruit: '招聘动态',
  policy: '政策解读',
  career: '教师成长',
  campus: '校园动态',
  industry: '行业观察',
} as const;

/** The level of a programme of 在线招生. */
export const admissionLevels = {
  college: '高职专科',
  'vocational-bachelor': '职业本科',
  upgrade: '专升本',
  bachelor: '本科',
  master: '硕士研究生',
  doctor: '博士研究生',
  training: '研修进修',
} as const;

export const lectureTopics = {
  interview: '面试试讲',
  exam: '考编备考',
  teaching: '教学能力',
  career: '生涯规划',
  rights: '政策与权益',
  startup: '创业实践',
} as const;

/** What a policy provides; /policy compares those of `talent`. */
export const policyCategories = {
  talent: '人才引进',
  employment: '就业促进',
  subsidy: '补贴资助',
  startup: '创业扶持',
  teacher: '教师队伍',
} as const;

export const guideTopics = {
  certificate: '资格认定',
  resume: '简历材料',
  interview: '笔试面试',
  contract: '签约权益',
  onboarding: '入职手续',
  startup: '自主创业',
} as const;

const bannerPlaces = { home: '首页' } as const;

/** What the site publishes, and the categories of each kind. */
export const contentKinds = {
  article: { label: '资讯', categories: articleCategories },
  admission: { label: '进修', categories: admissionLevels },
  lecture: { label: '讲座', categories: lectureTopics },
  policy: { label: '政策', categories: policyCategories },
  guide: { label: '求职指导', categories: guideTopics },
  banner: { label: '横幅', categories: bannerPlaces },
} as const;

export type ContentKind = keyof typeof contentKinds;
