import { type Machine, rows } from '#contract/machine.ts';

const labels = {
  draft: '草稿',
  pending: '审核中',
  open: '招聘中',
  closed: '已关闭',
  rejected: '未通过',
  expired: '已截止',
  removed: '已下架',
} as const;
export type PostState = keyof typeof labels;

const moves = {
  create: '新建',
  import: '导入',
  edit: '修改',
  submit: '提交审核',
  withdraw: '撤回修改',
  publish: '发布',
  approve: '通过',
  reject: '驳回',
  refresh: '刷新',
  close: '关闭',
  reopen: '重新开放',
  expire: '到期',
  remove: '下架',
} as const;
export type PostMove = keyof typeof moves;

/** A 职位. */
export const post: Machine<PostState, PostMove, 'recruiter' | 'operator' | 'seeker'> = {
  labels: {
    recruiter: labels,
    operator: { ...labels, pending: '待审核', rejected: '已驳回' },
    seeker: {
      ...labels,
      draft: '未发布',
      pending: '未发布',
      closed: '已停止招聘',
      rejected: '未发布',
      expired: '报名已截止',
    },
  },
  moves,
  table: rows(
    [null, 'create', 'recruiter', 'draft'],
    [null, 'import', 'operator', 'open'],
    // A post of a 公开招聘 opens and closes with its project.
    ['open', 'close', 'system', 'closed'],
    [['closed', 'expired'], 'reopen', 'system', 'open'],
    // Of an open one title, salary and type are reviewed after the change takes effect.
    [['draft', 'rejected', 'closed', 'open'], 'edit', 'recruiter'],
    [['draft', 'rejected'], 'submit', 'recruiter', 'pending'],
    // Without review, for trusted companies only (see `isTrusted`).
    ['draft', 'publish', 'recruiter', 'open'],
    // Until an operator has decided, the author may withdraw it for corrections.
    ['pending', 'withdraw', 'recruiter', 'draft'],
    ['pending', 'approve', 'operator', 'open'],
    ['pending', 'reject', 'operator', 'rejected'],
    ['open', 'refresh', 'recruiter', 'open'],
    ['open', 'close', 'recruiter', 'closed'],
    ['closed', 'reopen', 'recruiter', 'open'],
    ['open', 'expire', 'clock', 'expired'],
    [['draft', 'pending', 'open', 'closed', 'rejected', 'expired'], 'remove', 'operator', 'removed'],
  ),
};

/** A company publishes without review after 3 approved posts, with none removed in 90 days. */
export const trustedStates = { approvedPosts: 3, days: 90 } as const;

/** Whether a company's posts open without review: enough were approved, and none was removed recently. */
export function isTrusted(approvedPosts: number, removedLately: number): boolean {
  return approvedPosts >= trustedStates.approvedPosts && removedLately === 0;
}

/** The state at a given time: an open post expires at its deadline, whether or not a job has recorded it. */
export function postStateAt(state: PostState, deadline: Date | null, now: Date): PostState {
  return state === 'open' && deadline !== null && deadline <= now ? 'expired' : state;
}

/** States in which everybody may read a post's page. */
export const publicPostStates: readonly PostState[] = ['open', 'closed', 'expired'];
