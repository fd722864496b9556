import { App, Button } from 'antd';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamRooms } from '#contract/exams/rooms.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

interface StepProps {
  title: string;
  at: string | null | undefined;
  children: ReactNode;
}

function Step({ title, at, children }: StepProps) {
  return (
    <li className="min-w-0 border-line px-4 py-3 text-13 max-lg:border-t lg:border-l">
      <p className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`grid size-4.5 flex-none place-items-center rounded-full ${at ? 'bg-brand-solid text-on-brand' : 'border border-line-strong'}`}
        >
          {at && <Check size={12} strokeWidth={3} />}
        </span>
        <b className="text-14 font-semibold text-ink-1">{title}</b>
        {at && <span className="tabular ml-auto text-12 text-ink-3">{dayAndTime(at)}</span>}
      </p>
      <div className="mt-1 text-ink-3">{children}</div>
    </li>
  );
}

const Hash = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-1 rounded-ctl bg-fill px-2 py-1 text-12">
    {label}
    <code className="block break-all text-ink-1">{value}</code>
  </p>
);

interface Props {
  examId: string;
  state: ExamRooms;
  mayArrange: boolean;
}

/** 公开抽签 in its steps: the list is fixed and both hashes published, then the seats are drawn and the seed published. */
export function DrawSteps({ examId, state, mayArrange }: Props) {
  const { modal, message } = App.useApp();
  const { draw, people, lacking } = state;
  const params = { id: examId };
  const act = useAction('POST /api/company/exams/:id/draw', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    invalidates: ['GET /api/company/exams/:id', 'GET /api/company/examRooms/:id'],
    opened: draw?.revealedAt ?? draw?.committedAt ?? people,
    onSuccess: () => message.success('已公布'),
  });
  const ask = (move: 'commit' | 'reveal', title: string, content: string) =>
    modal.confirm({
      title,
      content,
      okText: title,
      cancelText: '返回',
      onOk: () => act.send({ params, body: { move } }),
    });
  return (
    <ol aria-label="公开抽签" className="mb-3 grid rounded-card border border-line bg-surface lg:grid-cols-3">
      <li className="px-4 py-3 text-13">
        <b className="text-14 font-semibold text-ink-1">公开抽签</b>
        <p className="mt-1 text-ink-3">
          先公布名单和种子的哈希，再抽签并公布种子。座位由两者算出，谁都能复算，谁也改不了。
        </p>
      </li>
      <Step title="冻结名单" at={draw?.committedAt}>
        {draw ? (
          <>
            <Hash label="名单哈希" value={draw.inputHash} />
            <Hash label="种子哈希" value={draw.seedHash} />
          </>
        ) : (
          <>
            {lacking.length > 0 ? (
              <p className="text-warm-ink">还不能冻结：{lacking.join('；')}</p>
            ) : (
              <p>{people} 人和全部考场从此不能改动</p>
            )}
            {mayArrange && (
              <Button
                type="primary"
                className="mt-2"
                disabled={lacking.length > 0}
                loading={act.isPending}
                onClick={() => ask('commit', '冻结名单', `${people} 人参加抽签。冻结后名单和考场不能再改。`)}
              >
                冻结名单
              </Button>
            )}
          </>
        )}
      </Step>
      <Step title="抽签并公布种子" at={draw?.revealedAt}>
        {draw?.revealedAt ? (
          <p>座位和准考证号已生成，考生已收到通知，打印准考证的时间以项目安排为准。</p>
        ) : (
          <>
            <p>{draw ? '在监督人员在场时进行，结果立刻公开' : '冻结名单之后进行'}</p>
            {mayArrange && (
              <Button
                type={draw ? 'primary' : 'default'}
                className="mt-2"
                disabled={!draw}
                loading={act.isPending}
                onClick={() => ask('reveal', '开始抽签', '抽签只能进行一次，种子和座位立刻公开，并通知每位考生。')}
              >
                开始抽签
              </Button>
            )}
          </>
        )}
      </Step>
    </ol>
  );
}
