import { paths } from '#web/paths.ts';

/** The groups of the closing band. */
export const closingGroups = [
  {
    title: '找工作',
    links: [
      { label: '事业编制岗位', href: paths.jobs({ tenure: 'establishment' }) },
      { label: '高校人才', href: paths.jobs({ stage: 'undergraduate,postgraduate' }) },
      { label: '校园招聘会', href: paths.fairs('school') },
      { label: '银龄返聘', href: paths.jobs({ tenure: 'retired' }) },
    ],
  },
  {
    title: '求职工具',
    links: [
      { label: '30 秒自检', href: '/#check' },
      { label: '人才政策对比', href: paths.talentPolicies() },
      { label: '就业指导', href: paths.guides() },
      { label: '专家讲座', href: paths.lectures() },
    ],
  },
  {
    title: '学校用户',
    links: [
      { label: '发布岗位', href: paths.enterpriseLogin() },
      { label: '招聘会', href: paths.fairs() },
      { label: '回复率红榜', href: paths.answers() },
      { label: '在线招生', href: paths.admissions() },
    ],
  },
  {
    title: '帮助',
    links: [
      { label: '新闻资讯', href: paths.articles() },
      { label: '用户服务协议', href: paths.agreement() },
      { label: '隐私政策', href: paths.privacy() },
    ],
  },
];
