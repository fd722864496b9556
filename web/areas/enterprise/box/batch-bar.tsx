import { Button } from 'antd';
import { CalendarPlus, MessageSquare, Reply, Share2, Star, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { ZipButton } from './files/zip-button.tsx';

interface Props {
  ids: readonly string[];
  batch: BoxBatch | null;
  onReject(): void;
  onShortlist(): void;
  onInvite(): void;
  onMessage(): void;
  onRefer(): void;
  onTag(): void;
  onClear(): void;
  onUndo(): void;
}

const words = { reject: '标为不合适', shortlist: '标为有意向' } as const;

function useSecondsUntil(moment: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!moment) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment ? Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 1000)) : 0;
}

/** Actions on the selected deliveries, and the period in which they can be undone. */
export function BatchBar({ ids, batch, onClear, onUndo, ...acts }: Props) {
  const seconds = useSecondsUntil(batch?.runsAt);
  if (batch) {
    return (
      <div className="flex items-center gap-3 border-t border-line bg-brand-tint px-4 py-2" role="status">
        {seconds > 0
          ? `${batch.results.length} 份将在 ${seconds} 秒后${words[batch.move]}并通知对方`
          : `正在答复 ${batch.results.length} 份…`}
        <Button size="small" disabled={seconds === 0} onClick={onUndo}>
          撤销
        </Button>
      </div>
    );
  }
  if (ids.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-brand-tint px-4 py-2" role="status">
      <span className="mr-1">
        已选 <b className="tabular text-brand">{ids.length}</b> 份
      </span>
      <Button size="small" icon={<Star size={14} aria-hidden="true" />} onClick={acts.onShortlist}>
        批量有意向
      </Button>
      <Button size="small" icon={<CalendarPlus size={14} aria-hidden="true" />} onClick={acts.onInvite}>
        批量邀面试
      </Button>
      <Button size="small" icon={<MessageSquare size={14} aria-hidden="true" />} onClick={acts.onMessage}>
        群发消息
      </Button>
      <Button size="small" icon={<Share2 size={14} aria-hidden="true" />} onClick={acts.onRefer}>
        请同事看
      </Button>
      <Button size="small" icon={<Tag size={14} aria-hidden="true" />} onClick={acts.onTag}>
        打标签
      </Button>
      <Button size="small" danger icon={<Reply size={14} aria-hidden="true" />} onClick={acts.onReject}>
        批量不合适
      </Button>
      <ZipButton ids={ids} />
      <Button size="small" type="link" className="ml-auto!" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}
