/** An account that a demo shows on its login pages. */
interface DemoAccount {
  phone: string;
  /** What it is for, as the start of the server prints it. */
  label: string;
  /** Missing where the phone has no account yet. */
  password?: string;
}

/** Of every account of the demo data. */
export const demoPassword = 'Demo2026';

/** The accounts by their part, for the load and for browser tests. */
export const demoPeople = {
  seeker: { phone: '13800000001', label: '求职者 林知夏', name: '林知夏', password: demoPassword },
  stranger: { phone: '13800000009', label: '新用户（未注册）' },
  owner: {
    phone: '13900000001',
    label: '招聘者 周明岚（杭州钱江湾中学教育集团，主管理员）',
    name: '周明岚',
    title: '人事处主任',
    password: demoPassword,
  },
  colleague: {
    phone: '13900000002',
    label: '招聘者 李致远（同单位，招聘员）',
    name: '李致远',
    title: '人事处招聘专员',
    password: demoPassword,
  },
  organiser: {
    phone: '13900000005',
    label: '招聘者 沈望舒（杭州致行高级中学，公招正在面试）',
    name: '沈望舒',
    title: '办公室主任',
    password: demoPassword,
  },
  second: {
    phone: '13900000006',
    label: '招聘者 陆知行（同单位，公招第二人）',
    name: '陆知行',
    title: '教务处主任',
    password: demoPassword,
  },
  pending: {
    phone: '13900000003',
    label: '招聘者 何景明（单位审核中）',
    name: '何景明',
    title: '办公室主任',
    password: demoPassword,
  },
  rejected: {
    phone: '13900000004',
    label: '招聘者 宋知微（单位未通过）',
    name: '宋知微',
    title: '人事干事',
    password: demoPassword,
  },
  operator: { phone: '13700000001', label: '运营 陈思源（超级管理员）', name: '陈思源', password: demoPassword },
} as const;

/** The operators with their roles. The code of their authenticator is shown on the console's login page. */
export const demoOperators = [
  { ...demoPeople.operator, role: 'super' },
  { phone: '13700000002', label: '运营 许清和（审核）', name: '许清和', password: demoPassword, role: 'review' },
  { phone: '13700000003', label: '运营 沈书予（内容）', name: '沈书予', password: demoPassword, role: 'content' },
  { phone: '13700000004', label: '运营 罗以恒（财务）', name: '罗以恒', password: demoPassword, role: 'finance' },
  { phone: '13700000005', label: '运营 唐若琳（客服）', name: '唐若琳', password: demoPassword, role: 'support' },
] as const;

export const demoAccounts: readonly DemoAccount[] = Object.values(demoPeople);
