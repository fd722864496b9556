import { Modal } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-call.ts';
import { type RowAct, RowActs } from '#web/features/console/list/row-parts.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import type { CandidateLine } from '../../../contract/candidates/candidates.ts';
import { needsReason, type OutcomeMove, outcomeLabel } from '../../../contract/results/candidate-state.ts';
import { useQuestion } from '../of-exam.tsx';

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

const titleOf = (asked: OutcomeMove | 'replace', name: string) =>
  asked === 'replace' ? `由下一名次递补 ${name}` : `${name}：${outcomeLabel(asked)}`;

/** What may be recorded of one person now. Whatever takes somebody out is asked about first. */
export function CandidateActs({ line, maySetExtra, isNext = false }: Props) {
  const { id, name, moves, mayReplace } = line;
  const ask = useQuestion();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [points, setPoints] = useState<number | null>(line.extraWaiting ?? line.extra);
  const params = { id };
  const options = { invalidates: lists, opened: `${id}:${asked}:${line.status}`, onSuccess: () => setAsked(null) };
  const record = useAction('POST /api/company/examCandidates/:id/moves', {
    ...options,
    done: (_, { body }) => `已登记：${outcomeLabel(body.move)}`,
  });
  const replace = useAction('POST /api/company/examCandidates/:id/replacement', {
    ...options,
    done: ({ items }) => `已由 ${items.map((item) => item.name).join('、')} 递补，并通知本人`,
  });
  const extra = useAction('PUT /api/company/examCandidates/:id/extra', {
    ...options,
    done: ({ extraWaiting }) =>
      extraWaiting === null ? '已确认，重新生成总成绩后按它排序' : '已登记，另一人登记同样的分数后生效',
  });
  const stage = line.leftFrom ?? line.status;
  const send = (move: OutcomeMove, reason = '') => record.send({ params, body: { move, reason } });
  const open = (label: string, about: Asked) => ({ label, onAct: () => setAsked(about) });
  const question = `${stage === 'medical' ? '只登记结论，不记录任何病情。' : ''}结论会通知本人。`;
  const actOf = (move: OutcomeMove) =>
    needsReason(move, stage)
      ? open(outcomeLabel(move), move)
      : { label: outcomeLabel(move), onAct: () => ask('登记', question, () => send(move), titleOf(move, name)) };
  const [main, ...more]: RowAct[] = [
    ...(moves.includes('pass') ? [{ label: '合格', strong: isNext, shown: true, onAct: () => send('pass') }] : []),
    ...(mayReplace ? [open('递补', 'replace')] : []),
    ...(moves as OutcomeMove[]).filter((move) => move !== 'pass').map(actOf),
    ...(maySetExtra ? [open('加试成绩', 'extra')] : []),
  ];
  return (
    <>
      <RowActs of={name} main={main} more={more} />
      {asked !== null && asked !== 'extra' && (
        <ReasonDialog
          title={titleOf(asked, name)}
          label="原因（记入项目经过）"
          about={asked === 'replace' ? '按已公布的名次由下一位进入，并通知本人。' : '结论会通知本人。'}
          minLength={2}
          busy={record.isPending || replace.isPending}
          onDone={(reason) =>
            void (asked === 'replace' ? replace.send({ params, body: { reason } }) : send(asked, reason))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'extra' && (
        <Modal
          open
          title={`${name} 的加试成绩`}
          okText="登记"
          cancelText="返回"
          okButtonProps={{ disabled: points === null }}
          confirmLoading={extra.isPending}
          onOk={() => points !== null && void extra.send({ params, body: { points } })}
          onCancel={() => setAsked(null)}
        >
          <p className="mb-3 text-14 text-ink-3">
            {line.extraWaiting === null
              ? '须由两人先后登记，分数相同才生效。'
              : `已有人登记 ${line.extraWaiting} 分，另一人登记同样的分数后生效。`}
          </p>
          <NumberInput aria-label="加试成绩" min={0} max={100} precision={2} value={points} onChange={setPoints} />
        </Modal>
      )}
    </>
  );
}
