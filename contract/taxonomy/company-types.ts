/** 单位类型, grouped for the picker and for the tabs of 名校名企. */
export const companyTypeGroups = {
  kindergarten: '幼儿园',
  school: '中小学',
  special: '特殊与专门',
  vocational: '职业院校',
  university: '高校',
  public: '机关与事业',
  agency: '培训与企业',
} as const;

export const companyTypes = {
  'public-kindergarten': { label: '公办园', group: 'kindergarten' },
  'inclusive-kindergarten': { label: '普惠民办园', group: 'kindergarten' },
  'private-kindergarten': { label: '民办园', group: 'kindergarten' },
  nursery: { label: '托育', group: 'kindergarten' },
  'public-school': { label: '公办中小学', group: 'school' },
  'private-school': { label: '民办中小学', group: 'school' },
  'international-school': { label: '国际/双语', group: 'school' },
  'special-school': { label: '特教', group: 'special' },
  'correctional-school': { label: '专门学校', group: 'special' },
  'secondary-vocational': { label: '中职', group: 'vocational' },
  technician: { label: '技工', group: 'vocational' },
  'higher-vocational': { label: '高职', group: 'vocational' },
  'vocational-university': { label: '职业本科', group: 'vocational' },
  'public-university': { label: '公办本科', group: 'university' },
  'private-university': { label: '民办本科', group: 'university' },
  'independent-college': { label: '独立学院', group: 'university' },
  'joint-university': { label: '中外合作', group: 'university' },
  'open-university': { label: '开放/成人高校', group: 'university' },
  'party-school': { label: '党校', group: 'public' },
  'research-institute': { label: '科研院所', group: 'public' },
  bureau: { label: '教育局', group: 'public' },
  'exam-authority': { label: '教研/考试机构', group: 'public' },
  'youth-palace': { label: '少年宫', group: 'public' },
  'subject-training': { label: '学科培训', group: 'agency' },
  'interest-training': { label: '非学科培训', group: 'agency' },
  'vocational-training': { label: '职业培训', group: 'agency' },
  edtech: { label: '教育科技/出版', group: 'agency' },
  staffing: { label: '人力机构', group: 'agency' },
  other: { label: '其他', group: 'agency' },
} as const;

export type CompanyTypeCode = keyof typeof companyTypes;
export type CompanyTypeGroup = keyof typeof companyTypeGroups;
