import { useState } from 'react';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { call } from '#web/api/browser-call.ts';
import { confirm } from '#web/api/confirm.ts';
import { toast } from '#web/api/toasts.ts';

/** Blocked companies. A refused change has been shown, and the state stays. */
export function useBlocks(initial: readonly string[]) {
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set(initial));
  const mark = (id: string, on: boolean) =>
    setBlocked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const block = async ({ id, name }: Viewer['company']) => {
    const question = {
      title: `屏蔽“${name}”？`,
      text: '这家单位和同一集团的单位将不能再搜到你，也看不到你的公开简历；你已投递的不受影响。随时可以取消。',
    };
    if (!(await confirm({ ...question, confirmLabel: '屏蔽', cancelLabel: '取消' }))) return;
    const params = { companyId: id };
    const done = await call('PUT /api/jobers/me/blocks/:companyId', { params, body: { withGroup: true } }).catch(
      () => null,
    );
    if (!done) return;
    mark(id, true);
    toast.success('已屏蔽，可在这里取消');
  };
  const unblock = async ({ id }: Viewer['company']) => {
    const params = { companyId: id };
    const done = await call('DELETE /api/jobers/me/blocks/:companyId', { params }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    mark(id, false);
    toast.success('已取消屏蔽');
  };
  return { blocked, block, unblock };
}
