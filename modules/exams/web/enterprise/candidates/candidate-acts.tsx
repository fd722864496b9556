import { Button, Dropdown, Modal } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import type { CandidateLine } from '../../../contract/candidates/candidates.ts';
import { needsReason, type OutcomeMove, outcomeLabel } from '../../../contract/results/candidate-state.ts';

const lists = [
  'GET /api/company/exams/:id/candidates',
  'GET /api/company/exams/:id/slots',
  'GET /api/company/exams/:id/publications',
] as const;

type Asked = OutcomeMove | 'replace' | 'extra';

interface Props {
  line: CandidateLine;
  maySetExtra: boolean;
  /** 合格 of this person is what is asked for now. */
  isNext?: boolean;
}

/** One of many alike: a word, in the colour of links where a press does it. */
const plain = 'px-2 max-sm:h-11';
const quiet = `${plain} text-brand`;

const titleOf = (asked: OutcomeMove | 'replace', name: string) =>
  asked === 'replace' ? `由下一名次递补 ${name}` : `${name}：${outcomeLabel(asked)}`;

/** What may be recorded of one person now. Whatever takes somebody out is asked about first. */
export function CandidateActs({ line, maySetExtra, isNext = false }: Props) {
  const { id, name, moves, mayReplace } = line;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [points, setPoints] = useState<number | null>(line.extraWaiting ?? line.extra);
  const params = { id };
  const options = { invalidates: lists, opened: `${id}:${asked}:${line.status}` };
  const record = useAction('POST /api/company/examCandidates/:id/moves', options);
  const replace = useAction('POST /api/company/examCandidates/:id/replacement', options);
  const extra = useAction('PUT /api/company/examCandidates/:id/extra', options);
  const stage = line.leftFrom ?? line.status;
  const send = async (move: OutcomeMove, reason = '') => {
    const done = await record.send({ params, body: { move, reason } });
    if (done) toast.success(`已登记：${outcomeLabel(move)}`);
    if (done) setAsked(null);
  };
  const fill = async (reason: string) => {
    const done = await replace.send({ params, body: { reason } });
    if (done) toast.success(`已由 ${done.items.map((item) => item.name).join('、')} 递补，并通知本人`);
    if (done) setAsked(null);
  };
  const saveExtra = async () => {
    const done = points !== null && (await extra.send({ params, body: { points } }));
    if (done)
      toast.success(
        done.extraWaiting === null ? '已确认，重新生成总成绩后按它排序' : '已登记，另一人登记同样的分数后生效',
      );
    if (done) setAsked(null);
  };
  const rest = (moves as OutcomeMove[]).filter((move) => move !== 'pass' && move !== 'restore');
  const isReasoned = asked !== null && asked !== 'extra' && (asked === 'replace' || needsReason(asked, stage));
  return (
    <span className="-mr-2 flex flex-wrap justify-end gap-1 empty:hidden">
      {moves.includes('pass') && (
        <Button
          type={isNext ? 'primary' : 'text'}
          className={isNext ? 'max-sm:h-11' : quiet}
          loading={record.isPending}
          onClick={() => void send('pass')}
        >
          合格
        </Button>
      )}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((move) => ({ key: move, label: outcomeLabel(move) })),
            onClick: ({ key }) => setAsked(key as OutcomeMove),
          }}
        >
          <Button type="text" className={plain} icon={<ChevronDown size={14} aria-hidden />} iconPosition="end">
            其他结论
          </Button>
        </Dropdown>
      )}
      {mayReplace && (
        <Button type="text" className={quiet} onClick={() => setAsked('replace')}>
          递补
        </Button>
      )}
      {moves.includes('restore') && (
        <Button type="text" className={quiet} onClick={() => setAsked('restore')}>
          撤销结论
        </Button>
      )}
      {maySetExtra && (
        <Button type="text" className={quiet} onClick={() => setAsked('extra')}>
          加试成绩
        </Button>
      )}
      {isReasoned && (
        <ReasonDialog
          title={titleOf(asked, name)}
          label="原因（记入项目经过）"
          about={asked === 'replace' ? '按已公布的名次由下一位进入，并通知本人。' : '结论会通知本人。'}
          minLength={2}
          busy={record.isPending || replace.isPending}
          onDone={(text) => void (asked === 'replace' ? fill(text) : send(asked, text))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && !isReasoned && (
        <Modal
          open
          title={asked === 'extra' ? `${name} 的加试成绩` : titleOf(asked, name)}
          okText="登记"
          cancelText="返回"
          okButtonProps={{ disabled: asked === 'extra' && points === null }}
          confirmLoading={record.isPending || extra.isPending}
          onOk={() => void (asked === 'extra' ? saveExtra() : send(asked))}
          onCancel={() => setAsked(null)}
        >
          {asked === 'extra' ? (
            <>
              <p className="mb-3 text-14 text-ink-3">
                {line.extraWaiting === null
                  ? '须由两人先后登记，分数相同才生效。'
                  : `已有人登记 ${line.extraWaiting} 分，另一人登记同样的分数后生效。`}
              </p>
              <NumberInput aria-label="加试成绩" min={0} max={100} precision={2} value={points} onChange={setPoints} />
            </>
          ) : (
            `${stage === 'medical' ? '只登记结论，不记录任何病情。' : ''}结论会通知本人。`
          )}
        </Modal>
      )}
    </span>
  );
}
