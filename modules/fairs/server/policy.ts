import type { Membership, OperatorRole } from '#contract/actor.ts';
import type { FairState } from '../contract/fair-state.ts';

interface Window {
  state: FairState;
  signUpFrom: Date;
  signUpUntil: Date;
}

/** Why nobody can sign up now, as a message; null where one can. */
export function signUpRefusal({ state, signUpFrom, signUpUntil }: Window, now: Date): string | null {
  if (state === 'cancelled') return '本场招聘会已取消';
  if (state === 'ended') return '本场招聘会已结束';
  if (now < signUpFrom) return '报名还没有开始';
  if (now >= signUpUntil) return '报名已截止';
  return null;
}

/** Why no booth can be requested now. */
export function applyRefusal(state: FairState): string | null {
  if (state === 'open' || state === 'full') return null;
  if (state === 'running') return '招聘会已经开始，不再接受展位申请';
  return state === 'cancelled' ? '本场招聘会已取消' : '本场招聘会已结束';
}

/** Admission starts this long before the fair. */
const DOOR_MS = 3 * 3_600_000;

/** Why nobody is admitted now. */
export function doorRefusal({ state, startsAt }: { state: FairState; startsAt: Date }, now: Date): string | null {
  if (state === 'cancelled') return '本场招聘会已取消';
  if (state === 'ended') return '本场招聘会已结束';
  return now.getTime() < startsAt.getTime() - DOOR_MS ? '开始前 3 小时起签到' : null;
}

/** 客服 reads fairs and admits visitors; 内容 plans them. */
export const plansFairs = (role: OperatorRole | null): boolean => role === 'super' || role === 'content';

/** Booths and posts are managed by the owner and the recruiters. */
export const speaksForCompany = (member: Membership | null, companyId: string): boolean =>
  member?.companyId === companyId;
