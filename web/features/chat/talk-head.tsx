import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { type ReactNode, useState } from 'react';
import { chatReportReasons, type OpenConversation } from '#contract/chat/chat.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { reloadDetail, setBlocked } from './talks.ts';
import { counterpart } from './thread-list.tsx';

const background = { background: true };

/** Transfers the conversation to a colleague. */
function HandOver({ id, onDone }: { id: string; onDone(): void }) {
  const params = { id };
  const {
    data: colleagues,
    isError,
    refetch,
  } = useCall('GET /api/communicate/conversations/:id/colleagues', { params }, background);
  const { send } = useAction('POST /api/communicate/conversations/:id/holder', {
    background: true,
    onSuccess: async () => {
      await reloadDetail(id);
      onDone();
    },
  });
  const choose = async (memberId: string, name: string) => {
    if (await send({ params, body: { memberId } })) toast.success(`已转给${name}，对方也会看到`);
  };
  const others = colleagues?.filter(({ holds }) => !holds);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-fill px-4 py-2 text-14">
      <span>转给</span>
      {isError && (
        <button type="button" className="btn btn-outline btn-s" onClick={() => void refetch()}>
          同事没有加载出来，重试
        </button>
      )}
      {others?.length === 0 && <span className="text-ink-3">没有可以接手的同事</span>}
      {others?.map(({ memberId, name, title }) => (
        <button
          key={memberId}
          type="button"
          className="btn btn-outline btn-s"
          onClick={() => void choose(memberId, name)}
        >
          {name} {title}
        </button>
      ))}
      <button type="button" className="btn btn-text btn-s" onClick={onDone}>
        取消
      </button>
    </div>
  );
}

type Reason = keyof typeof chatReportReasons;

function Report({ id, onDone }: { id: string; onDone(): void }) {
  const [reason, setReason] = useState<Reason>('fraud');
  const { send } = useAction('POST /api/communicate/conversations/:id/reports', {
    background: true,
    done: '已收到举报，我们会尽快核实',
    onSuccess: onDone,
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-fill px-4 py-2 text-14">
      <label className="flex items-center gap-2">
        举报原因
        <select
          className="field h-7 w-auto"
          value={reason}
          onChange={(event) => setReason(event.target.value as Reason)}
        >
          {Object.entries(chatReportReasons).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn btn-tint btn-s"
        onClick={() => void send({ params: { id }, body: { reason } })}
      >
        提交举报
      </button>
      <button type="button" className="btn btn-text btn-s" onClick={onDone}>
        取消
      </button>
    </div>
  );
}

interface Props {
  detail: OpenConversation;
  before?: ReactNode;
  /** Whether the other side is present, and whether it is typing. */
  here: boolean;
  typing: boolean;
}

/** The other person, the post, and actions. */
export function TalkHead({ detail, before, here, typing }: Props) {
  const [open, setOpen] = useState<'report' | 'hand-over' | null>(null);
  const close = () => setOpen(null);
  const { id, post, card, blocked, recruiter, side } = detail;
  const { name } = counterpart(detail);
  const toggle = async () => {
    const done = await setBlocked(id, !blocked).then(
      () => true,
      () => false,
    );
    if (done) toast.success(blocked ? '已取消屏蔽' : '已屏蔽，对方不能再给您发消息');
  };
  return (
    <>
      <header className="flex items-center justify-end gap-1 border-b border-line bg-surface px-4 py-2.5">
        {before}
        <div className="min-w-0 flex-1">
          <h2 className="cut text-14 font-semibold text-ink-1">
            {name}
            {side === 'seeker' && recruiter && (
              <span className="ml-2 text-12 font-normal text-ink-3">
                {recruiter.name} {recruiter.title}
              </span>
            )}
            {(typing || here) && (
              <span className="ml-2 inline-flex items-center gap-1 text-12 font-normal text-ink-3" role="status">
                <span className="size-1.5 rounded-full bg-ok" aria-hidden />
                {typing ? '正在输入…' : '在线'}
              </span>
            )}
          </h2>
          <p className="flex items-baseline gap-2 text-12 text-ink-3">
            <a className="cut hover:text-brand" href={paths.job(post.id)} target="_blank" rel="noreferrer">
              {post.title}
            </a>
            {side === 'seeker' && <Pay value={card.salary} />}
          </p>
        </div>
        {detail.mayHandOver && (
          <button type="button" className="btn btn-text btn-s px-2" onClick={() => setOpen('hand-over')}>
            转给同事
          </button>
        )}
        <button type="button" className="btn btn-text btn-s px-2 text-ink-3" onClick={() => void toggle()}>
          <Ban size={16} className="max-sm:hidden" aria-hidden />
          {blocked ? '取消屏蔽' : '屏蔽'}
        </button>
        <button type="button" className="btn btn-text btn-s px-2 text-ink-3" onClick={() => setOpen('report')}>
          <Flag size={16} className="max-sm:hidden" aria-hidden />
          举报
        </button>
      </header>
      {open === 'report' && <Report id={id} onDone={close} />}
      {open === 'hand-over' && <HandOver id={id} onDone={close} />}
    </>
  );
}
