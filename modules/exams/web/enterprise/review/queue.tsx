import { Button, Popconfirm } from 'antd';
import { clsx } from 'clsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { Tone } from '#web/ui/tag.tsx';
import { type QueueItem, type Standing, standings } from '../../../contract/review.ts';

const tones: Record<Standing, Tone> = { fits: 'ok', person: 'plain', missing: 'warm', unfit: 'err' };
const inks: Partial<Record<Tone, string>> = { ok: 'text-ok-ink', warm: 'text-warm-ink', err: 'text-err-ink' };

interface Props {
  items: readonly QueueItem[];
  openId: string | null;
  onOpen(id: string): void;
  /** How many wait and fit every rule; 0 hides the bulk approval. */
  fits: number;
  /** Whether another person proposed to approve them, which is confirmed. */
  isSecond: boolean;
  busy: boolean;
  onApproveAll(): void;
}

/** The registrations in the order of submission, each with how it stands against the rules. */
export function Queue({ items, openId, onOpen, fits, isSecond, busy, onApproveAll }: Props) {
  const bulk = isSecond ? '批量确认' : '批量通过';
  return (
    <div>
      {fits > 0 && (
        <div className="flex items-center justify-between gap-2 border-b border-line bg-ok-tint px-3 py-2 text-14 text-ok-ink">
          <span>{isSecond ? `可确认通过 ${fits}` : `规则全过 ${fits}`}</span>
          <Popconfirm
            title={isSecond ? '确认通过这一页里别人初审通过、规则全过的报名？' : '通过这一页里规则全过的报名？'}
            description="每份都记为您的决定，并通知考生"
            okText={bulk}
            cancelText="返回"
            onConfirm={onApproveAll}
          >
            <Button size="small" type="link" loading={busy}>
              {bulk}
            </Button>
          </Popconfirm>
        </div>
      )}
      <ul aria-label="审核队列" className="divide-y divide-line">
        {items.map(({ id, name, post, standing, submittedAt, claimedBy, isTwin }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === openId ? 'true' : undefined}
              className={clsx(
                'block w-full cursor-pointer border-l-3 px-3 py-2 text-left text-14',
                id === openId ? 'border-brand bg-brand-tint' : 'border-transparent hover:bg-fill',
              )}
              onClick={() => onOpen(id)}
            >
              <span className="flex justify-between gap-2">
                <b className="cut font-semibold text-ink-1">
                  {name}
                  {isTwin && <span className="tag tag-warm ml-1.5 font-normal">同证号</span>}
                </b>
                <span className={clsx('flex-none text-12', inks[tones[standing as Standing]] ?? 'text-ink-3')}>
                  {standings[standing as Standing] ?? standing}
                </span>
              </span>
              <span className="flex justify-between gap-2 text-12 text-ink-3">
                <span className="cut" title={`${post.code} ${post.title}`}>
                  {post.title}
                </span>
                <span className={clsx('flex-none', claimedBy ? 'text-warm-ink' : 'tabular')}>
                  {claimedBy ? `${claimedBy}在审` : dayAndTime(submittedAt)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
