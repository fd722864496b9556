import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ExamGroup } from '../../../contract/interview/groups.ts';
import type { JudgeCode } from '../../../contract/interview/judge-code.ts';
import type { JudgeProposal } from '../../../contract/terms/proposals.ts';
import { Proposals } from '../proposals.tsx';
import { CodesDialog } from './codes-dialog.tsx';

interface Props {
  group: ExamGroup;
  proposals: readonly JudgeProposal[];
  mayArrange: boolean;
}

function changeText({ kind, names, sheets, countsSheets }: JudgeProposal): string {
  const who = names.join('、');
  if (kind === 'name') return `增加考官：${who}`;
  if (kind === 'renew') return `换发进入码：${who}`;
  return `撤下考官：${who}，已封存的 ${sheets} 份评分${countsSheets ? '计入' : '不计入'}`;
}

/** 考官变动, which wait for another person; codes are shown to who confirms. */
export function JudgeProposals({ group, proposals, mayArrange }: Props) {
  const [codes, setCodes] = useState<JudgeCode[]>([]);
  const decide = useAction('POST /api/company/examProposals/:id/moves', {
    invalidates: ['GET /api/company/examGroups/:id', 'GET /api/company/exams/:id/interview'],
    done: '已处理',
  });
  const send = async (id: string, move: 'confirm' | 'drop') => {
    const done = await decide.send({ params: { id }, body: { move } });
    if (done) setCodes(done.codes);
  };
  return (
    <>
      <Proposals
        title="待确认的考官变动"
        items={proposals}
        confirm="确认变动"
        mayArrange={mayArrange}
        busy={decide.isPending}
        said={(one) => (
          <>
            <b className="block text-14 font-semibold text-ink-1">{changeText(one)}</b>
            <span>
              {one.proposedBy}提出{one.reason && `：${one.reason}`}
            </span>
          </>
        )}
        onConfirm={(id) => void send(id, 'confirm')}
        onDrop={(id) => void send(id, 'drop')}
      />
      {codes.length > 0 && <CodesDialog group={group} codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}
