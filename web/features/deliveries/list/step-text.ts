import type { DeliveryStep } from '#contract/deliveries/delivery-shapes.ts';

type Reader = 'seeker' | 'recruiter';

const bySeeker: Record<string, [self: string, other: string]> = {
  deliver: ['你投递了简历', '投递了简历'],
  'accept-interview': ['你接受了面试邀请', '接受了面试邀请'],
  'decline-interview': ['你婉拒了面试邀请', '婉拒了面试邀请'],
  'propose-time': ['你希望改个时间', '希望改个时间'],
  'cancel-interview': ['你取消了面试', '取消了面试'],
  withdraw: ['你撤回了投递', '撤回了投递'],
  'accept-offer': ['你接受了录用', '接受了录用'],
  'decline-offer': ['你婉拒了录用', '婉拒了录用'],
  'back-out': ['你退出了录用', '退出了录用'],
};

const byRecruiter: Record<string, string> = {
  open: '查看了简历',
  shortlist: '标为有意向',
  invite: '邀请面试',
  'agree-time': '同意改期',
  'move-interview': '更改了面试时间',
  'cancel-interview': '取消了面试',
  'mark-absent': '记为未到场',
  pass: '发来录用意向',
  'change-offer': '更改了录用条件',
  reject: '标为不合适',
  'take-back': '撤销了不合适',
};

const bySystem: Record<string, string> = {
  overdue: '7 天没有处理，记为超时未处理',
  close: '投递已关闭',
  start: '到岗日已到，记为已入职',
};

/** A step as text for its reader: '周老师 邀请面试', '你撤回了投递'. */
export function stepText(step: DeliveryStep, reader: Reader): string {
  if (step.side === 'system') return bySystem[step.move] ?? '状态已更新';
  if (step.side === 'seeker') {
    const words = bySeeker[step.move] ?? ['你更新了投递', '更新了投递'];
    return reader === 'seeker' ? words[0] : `${step.actorName}${words[1]}`;
  }
  return `${step.actorName || '招聘老师'} ${byRecruiter[step.move] ?? '更新了投递'}`;
}
