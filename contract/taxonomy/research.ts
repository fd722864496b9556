export const paperIndexes = {
  sci: 'SCI/SSCI/A&HCI',
  ei: 'EI',
  cssci: 'CSSCI',
  'peking-core': '北大核心',
  cscd: 'CSCD',
  ordinary: '普通期刊',
  proceedings: '会议论文',
  award: '评比获奖论文',
} as const;

/** The author's part in a paper. */
export const authorships = {
  sole: '独立作者',
  first: '第一作者',
  corresponding: '通讯作者',
  coauthor: '合作者',
} as const;

/** Level of a project or an honour. */
export const awardLevels = {
  national: '国家级',
  provincial: '省部级',
  city: '市厅级',
  county: '区县级',
  school: '校级',
} as const;

/** The person's part in a project. */
export const projectRoles = { leader: '主持', core: '核心成员', member: '参与' } as const;
