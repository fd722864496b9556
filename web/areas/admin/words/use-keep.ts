import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

/** After a change the list is read again. */
export function useKeep(key: readonly string[] = ['words']) {
  const client = useQueryClient();
  return async (work: Promise<unknown>): Promise<void> => {
    await work;
    toast.success('已保存，马上生效');
    await client.invalidateQueries({ queryKey: key });
  };
}

export const deleteWord = (id: string) => call('DELETE /api/admin/words/:id', { params: { id } });
