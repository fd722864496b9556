import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import type { SheetCorrection } from '../../../contract/interview/progress.ts';
import { Proposals } from '../proposals.tsx';

interface Props {
  groupId: string;
  corrections: readonly SheetCorrection[];
  mayArrange: boolean;
}

/** 更正: changes of sealed sheets that wait for another person. */
export function Corrections({ groupId, corrections, mayArrange }: Props) {
  const decide = useAction('POST /api/company/examSheets/:id/moves', {
    answers: callKey('GET /api/company/examGroups/:id', { params: { id: groupId } }),
    done: '已处理',
  });
  const send = (id: string, move: 'confirm' | 'drop') => void decide.send({ params: { id }, body: { move } });
  return (
    <Proposals
      title="待确认的更正"
      items={corrections}
      confirm="确认更正"
      mayArrange={mayArrange}
      busy={decide.isPending}
      said={({ lot, judge, before, total, marks, proposedBy, reason }) => (
        <>
          <b className="text-14 font-semibold text-ink-1">
            {lot} 号，考官 {judge.number} {judge.name}：{before} 分改为 {total} 分
          </b>
          <span className="block">{marks.map(({ name, value }) => `${name} ${value}`).join('，')}</span>
          <span>
            {proposedBy}提出：{reason}
          </span>
        </>
      )}
      onConfirm={(id) => send(id, 'confirm')}
      onDrop={(id) => send(id, 'drop')}
    />
  );
}
