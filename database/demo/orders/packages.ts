import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';

interface DemoPackage {
  name: string;
  intro: string;
  price: bigint;
  units: Partial<Record<QuotaUnit, number>>;
  validDays: number;
}

/** What the demo's site sells. */
export const demoPackages: readonly DemoPackage[] = [
  {
    name: '体验包',
    intro: '适合偶尔招聘的小规模学校',
    price: 39_900n,
    units: { posts: 5, refreshes: 20, talentContacts: 20 },
    validDays: 90,
  },
  {
    name: '标准版',
    intro: '一个学期的日常招聘',
    price: 198_000n,
    units: { posts: 30, refreshes: 150, talentContacts: 150, invitations: 100 },
    validDays: 180,
  },
  {
    name: '专业版',
    intro: '全年招聘，多个学段同时进行',
    price: 498_000n,
    units: { posts: 100, refreshes: 600, talentContacts: 600, invitations: 400 },
    validDays: 365,
  },
  {
    name: '集团版',
    intro: '教育集团与高校，多校区共用',
    price: 2_680_000n,
    units: { posts: 600, refreshes: 4_000, talentContacts: 3_000, invitations: 2_000 },
    validDays: 365,
  },
];
