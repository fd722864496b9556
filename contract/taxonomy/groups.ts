/** Groups of the sector's lists, for grouped pickers; the lists themselves only name the group. */

/** 岗位类别 */
export const roleGroups = {
  teaching: '教学',
  college: '高校',
  management: '管理',
  support: '教辅',
  logistics: '后勤',
  agency: '机构',
} as const;

/** 学科 */
export const subjectGroups = {
  kindergarten: '幼儿五领域',
  core: '语数外',
  language: '小语种',
  humanities: '人文',
  sciences: '理科与技术',
  arts: '体育艺术',
  practice: '综合',
} as const;

/** 职称 */
export const titleTracks = {
  school: '中小学',
  university: '高校',
  research: '研究',
  lab: '实验',
  vocational: '中职',
  practice: '实习指导',
} as const;

/** 单位类型, for the picker and for the tabs of 名校名企. */
export const companyTypeGroups = {
  kindergarten: '幼儿园',
  school: '中小学',
  special: '特殊与专门',
  vocational: '职业院校',
  university: '高校',
  public: '机关与事业',
  agency: '培训与企业',
} as const;

export type CompanyTypeGroup = keyof typeof companyTypeGroups;
