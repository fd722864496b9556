/** 福利. */
export const benefits = {
  insurance: '五险一金',
  annuity: '职业年金',
  bonus: '年终奖',
  performance: '绩效',
  'homeroom-allowance': '班主任津贴',
  vacation: '寒暑假',
  weekend: '双休',
  canteen: '食堂',
  apartment: '教师公寓',
  'housing-subsidy': '住房补贴',
  settlement: '安家费',
  'research-fund': '科研启动费',
  'talent-subsidy': '人才补贴',
  'children-school': '子女入学',
  'spouse-job': '配偶安置',
  'household-register': '落户',
  checkup: '体检',
  transport: '交通',
  training: '培训进修',
  'title-review': '职称评审',
  union: '工会福利',
} as const;

export type BenefitCode = keyof typeof benefits;
