import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { boxCalls } from '../box-calls.ts';

/** Switches 盲筛 of a post and refetches the box. */
export const useBlind = () =>
  useAction('PUT /api/company/posts/:id/blind', {
    invalidates: [...boxCalls, 'GET /api/company/deliveries/:id'],
    onSuccess: ({ on }) => toast.success(on ? '已开启盲筛' : '已关闭盲筛'),
  });
