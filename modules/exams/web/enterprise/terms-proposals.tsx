import { useAction } from '#web/features/calls/use-action.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { changeLabel } from '../../contract/terms/exam-terms.ts';
import { examKey, examLists } from './edit/exam-calls.ts';
import { Proposals } from './proposals.tsx';

/** 更正 of a published project's announcement and rules, which wait for another lead. */
export function TermsProposals({ exam: { id, role, proposals } }: { exam: OwnExam }) {
  const decide = useAction('POST /api/company/examProposals/:id/moves', {
    invalidates: [examKey(id), ...examLists],
    done: '已处理',
  });
  const send = (proposalId: string, move: 'confirm' | 'drop') =>
    void decide.send({ params: { id: proposalId }, body: { move } });
  return (
    <Proposals
      title="待确认的更正"
      items={proposals}
      confirm="确认并公布"
      mayArrange={mayDo(role, 'edit')}
      busy={decide.isPending}
      said={({ changes, proposedBy, mine }) => (
        <>
          {changes.map(({ field, before, after }) => (
            <span key={field} className="block">
              <b className="font-semibold text-ink-1">{changeLabel(field)}</b>：
              <span className="whitespace-pre-line">{before}</span> 改为{' '}
              <span className="whitespace-pre-line text-ink-1">{after}</span>
            </span>
          ))}
          <span className="block">
            {proposedBy}提出。{mine ? '由另一位负责人确认后' : '确认后'}公布补充公告，并通知报名和关注的人。
          </span>
        </>
      )}
      onConfirm={(one) => send(one, 'confirm')}
      onDrop={(one) => send(one, 'drop')}
    />
  );
}
