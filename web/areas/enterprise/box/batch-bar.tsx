import { useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { CalendarPlus, FileArchive, MessageSquare, Reply, Share2, Star, Tag } from 'lucide-react';
import { useState } from 'react';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { toast } from '#web/api/toasts.ts';
import { useSecondsUntil } from '#web/features/time/use-now.ts';
import { offlineOr } from '#web/ui/online.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import { askBoxAnew } from '../own-calls.ts';
import { useOutcomes } from '../use-outcomes.tsx';

const buttons = {
  shortlist: ['批量有意向', Star],
  invite: ['批量邀面试', CalendarPlus],
  message: ['群发消息', MessageSquare],
  refer: ['请同事看', Share2],
  tag: ['打标签', Tag],
  reject: ['批量不合适', Reply],
} as const;
export type BatchAct = keyof typeof buttons;

interface Props {
  ids: readonly string[];
  batch: BoxBatch | null;
  onAct(act: BatchAct): void;
  onAll(): void;
  onClear(): void;
  onUndo(): void;
}

const words = { reject: '标为不合适', shortlist: '标为有意向' } as const;

/** Actions on the selected deliveries, and the period in which they can be undone. */
export function BatchBar({ ids, batch, onAct, onAll, onClear, onUndo }: Props) {
  const seconds = useSecondsUntil(batch?.runsAt);
  if (batch) {
    return (
      <div
        ref={takeFocus}
        tabIndex={-1}
        className="flex items-center gap-3 border-b border-line bg-brand-tint px-4 py-2"
      >
        {seconds > 0 ? (
          <span>
            {batch.results.length} 份将在 {seconds} 秒后{words[batch.move]}并通知对方
          </span>
        ) : (
          `正在答复 ${batch.results.length} 份…`
        )}
        {/* Said once, not with each second. */}
        <span role="status" className="sr-only">
          {batch.results.length} 份将{words[batch.move]}并通知对方，10 秒内可以撤销
        </span>
        <Button size="small" disabled={seconds === 0} onClick={onUndo}>
          撤销
        </Button>
      </div>
    );
  }
  if (ids.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-tint px-4 py-2">
      <span className="mr-1" role="status">
        已选 <b className="tabular text-brand">{ids.length}</b> 份
        {ids.length === 1 && (
          <span className="text-ink-3 pointer-coarse:hidden">，按住 Shift 再选一份，中间的也选上</span>
        )}
      </span>
      {(Object.keys(buttons) as BatchAct[]).map((act) => {
        const [label, Icon] = buttons[act];
        return (
          <Button
            key={act}
            size="small"
            danger={act === 'reject'}
            icon={<Icon size={14} aria-hidden="true" />}
            onClick={() => onAct(act)}
          >
            {label}
          </Button>
        );
      })}
      <ZipButton ids={ids} />
      <Button size="small" type="link" className="ml-auto" onClick={onAll}>
        选中本页
      </Button>
      <Button size="small" type="link" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}

/** The most resumes of a file. */
const most = 50;

/** Saves the selected resumes as PDFs in a ZIP, and names those that could not be had. */
export function ZipButton({ ids }: { ids: readonly string[] }) {
  const tell = useOutcomes();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const save = async () => {
    setDone(0);
    try {
      const { saveResumes } = await import('./files/resume-zip.ts');
      const { saved, refused } = await saveResumes(ids, setDone);
      tell(`已下载 ${saved} 份简历`, refused, '份没有下载');
    } catch {
      toast.error(`${offlineOr('没有下载')}，请重试`);
    }
    setDone(null);
    await askBoxAnew(client);
  };
  const tooMany = ids.length > most;
  return (
    <Popconfirm
      title={tooMany ? `一次最多下载 ${most} 份，请少选一些` : `下载 ${ids.length} 份简历？对方会看到简历被查看`}
      okText={tooMany ? '知道了' : '下载'}
      cancelText="再想想"
      showCancel={!tooMany}
      onConfirm={() => (tooMany ? undefined : void save())}
    >
      <Button size="small" icon={<FileArchive size={14} aria-hidden="true" />} loading={done !== null}>
        {done === null ? '下载简历' : `正在下载 ${done} / ${ids.length}`}
      </Button>
    </Popconfirm>
  );
}
