import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../features/live/live-events.ts';

/** Lists and counts of the console follow what seekers do, without a reload. */
export function LiveRefresh() {
  const client = useQueryClient();
  useLive('delivery', () => {
    void client.invalidateQueries({ queryKey: ['box', 'list'] });
    void client.invalidateQueries({ queryKey: ['box', 'day'] });
  });
  return null;
}
