import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popover, Select } from 'antd';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useColleagues } from '../release/use-colleagues.ts';

const AT_ONCE = 100;

function useHandOver(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, memberId }: { ids: string[]; memberId: string }) => {
      let moved = 0;
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const body = { ids: ids.slice(at, at + AT_ONCE), memberId };
        moved += (await call('POST /api/company/posts/holder', { body })).moved;
      }
      return moved;
    },
    onSuccess: (moved) => {
      toast.success(moved > 0 ? `已移交 ${moved} 个职位` : '所选职位已由该同事负责');
      onDone();
    },
    onError: () => undefined,
    // Of several calls the first ones may have moved posts.
    onSettled: () => client.invalidateQueries({ queryKey: ['posts'] }),
  });
}

/** Assigns the selected posts to a colleague, who is notified. */
export function HandOver({ ids, disabled, onDone }: { ids: string[]; disabled: boolean; onDone(): void }) {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<string>();
  const colleagues = useColleagues();
  const handOver = useHandOver(() => {
    setOpen(false);
    onDone();
  });
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
      content={
        <div className="flex w-72 gap-2">
          <Select
            className="min-w-0 flex-1"
            aria-label="移交给"
            placeholder="选择同事"
            showSearch={{ optionFilterProp: 'label' }}
            value={to}
            onChange={setTo}
            options={colleagues.map(({ id, name, title }) => ({
              value: id,
              label: [name, title].filter(Boolean).join('，'),
            }))}
          />
          <Button
            type="primary"
            disabled={!to}
            loading={handOver.isPending}
            onClick={() => to && handOver.mutate({ ids, memberId: to })}
          >
            移交
          </Button>
        </div>
      }
    >
      <Button size="small" disabled={disabled} icon={<UserRoundCheck size={14} aria-hidden="true" />}>
        移交
      </Button>
    </Popover>
  );
}
