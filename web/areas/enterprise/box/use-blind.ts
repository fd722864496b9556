import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

/** Switches 盲筛 of a post; everything that was read of the box is read anew. */
export function useBlind() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call('PUT /api/company/posts/:id/blind', { params: { id }, body: { on } }),
    onSuccess: ({ on }) => {
      toast.success(on ? '已开启盲筛' : '已关闭盲筛');
      return client.invalidateQueries({ queryKey: ['box'] });
    },
  });
}
