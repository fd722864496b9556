/** What a company may have besides money: counted units, bought in packages or granted, and used one by one. */
export const quotaUnits = {
  posts: { label: '职位发布', measure: '个', about: '每天的免费发布用完后使用' },
  refreshes: { label: '职位刷新', measure: '次', about: '每天的免费刷新用完后使用' },
  talentContacts: { label: '人才联系', measure: '人', about: '查看人才与主动联系' },
  invitations: { label: '投递邀请', measure: '次', about: '对方不答复则退回' },
  tops: { label: '职位置顶', measure: '天', about: '在搜索结果里靠前' },
  booths: { label: '招聘会展位', measure: '个', about: '付费招聘会的展位' },
  subAccounts: { label: '招聘账号', measure: '个', about: '更多同事一起招聘' },
} as const;

export type QuotaUnit = keyof typeof quotaUnits;

/**
 * The units that packages contain: those that some action consumes. The others can only be granted until an action consumes them
 * (decision 16).
 */
export const soldUnits = [
  'posts',
  'refreshes',
  'talentContacts',
  'invitations',
] as const satisfies readonly QuotaUnit[];

export const isSoldUnit = (unit: string): unit is (typeof soldUnits)[number] => soldUnits.some((sold) => sold === unit);

/** Every unit of the ledger: money, and the counted things. */
export type LedgerUnit = 'fen' | QuotaUnit;

export const ledgerUnits: Record<LedgerUnit, { label: string; measure: string }> = {
  fen: { label: '余额', measure: '元' },
  ...quotaUnits,
};

/** The platform's contra accounts of a posting. */
export const platformAccounts = {
  cash: '收款账户',
  income: '套餐收入',
  payable: '待退款项',
  issued: '发放权益',
  used: '已用权益',
  expired: '过期权益',
} as const;

export type PlatformAccount = keyof typeof platformAccounts;

/**
 * In the ledger, the platform's receipts and grants are booked against the company that holds them. Readers see such an account
 * with the sign inverted, so that receipts are positive.
 */
const turned: readonly string[] = ['cash', 'issued'] satisfies PlatformAccount[];

export const shownAmount = (account: PlatformAccount | 'own', amount: number): number =>
  turned.includes(account) ? -amount : amount;

/** Reasons of postings, as a statement shows them. */
export const postingKinds = {
  grant: '赠送权益',
  payment: '订单付款',
  deposit: '转入余额',
  fulfil: '权益发放',
  consume: '使用',
  'give-back': '退回',
  expire: '到期',
  'take-back': '退款收回权益',
  refund: '退款',
  payout: '退款转出',
} as const;

export type PostingKind = keyof typeof postingKinds;
