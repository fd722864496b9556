/** 编制类型. `permanent` marks tenures on the public payroll, shown in blue. */
export const tenures = {
  establishment: { label: '事业编制', permanent: true },
  quota: { label: '员额/备案制', short: '员额制' },
  agency: '人事代理',
  contract: '校聘合同',
  track: '预聘—长聘',
  annual: '年薪制',
  dispatch: '劳务派遣',
  procurement: '政府购买服务',
  'special-post': { label: '特岗', short: '特岗' },
  targeted: '公费/定向',
  retired: '银龄返聘',
  private: '民办劳动合同',
  postdoc: '博士后',
  substitute: '临聘代课',
  hourly: '兼职课时',
  intern: '实习见习',
} as const;

export type TenureCode = keyof typeof tenures;
