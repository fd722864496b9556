import type { SheetCorrection } from '#contract/exams/interview/progress.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { DecideButtons } from '../rooms/decide-buttons.tsx';

interface Props {
  groupId: string;
  corrections: readonly SheetCorrection[];
  mayArrange: boolean;
}

function CorrectionLine({ groupId, one, mayArrange }: { groupId: string; one: SheetCorrection; mayArrange: boolean }) {
  const { id, lot, judge, before, total, marks, reason, proposedBy, mine } = one;
  const decide = useAction('POST /api/company/examSheets/:id/moves', {
    answers: callKey('GET /api/company/examGroups/:id', { params: { id: groupId } }),
    opened: id,
    done: '已处理',
  });
  const send = (move: 'confirm' | 'drop') => void decide.send({ params: { id }, body: { move } });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-13">
      <span className="tabular min-w-0 flex-1 max-sm:basis-full">
        <b className="text-14 font-semibold text-ink-1">
          {lot} 号，{judge.number} 号考官 {judge.name}：{before} 分改为 {total} 分
        </b>
        <span className="block text-ink-2">{marks.map(({ name, value }) => `${name} ${value}`).join('，')}</span>
        <span className="block text-ink-2">
          {proposedBy}提出：{reason}
        </span>
      </span>
      {mayArrange && (
        <DecideButtons
          mine={mine}
          confirm="确认更正"
          busy={decide.isPending}
          onConfirm={() => send('confirm')}
          onDrop={() => send('drop')}
        />
      )}
    </li>
  );
}

/** 更正: changes of sealed sheets that wait for another person. */
export function Corrections({ groupId, corrections, mayArrange }: Props) {
  if (corrections.length === 0) return null;
  return (
    <section aria-label="待确认的更正" className="mt-3 rounded-ctl border border-warm-line bg-warm-tint px-4 py-2">
      <h3 className="text-13 font-semibold text-warm-ink">待另一个人确认的更正</h3>
      <ul className="divide-y divide-warm-line">
        {corrections.map((one) => (
          <CorrectionLine key={one.id} groupId={groupId} one={one} mayArrange={mayArrange} />
        ))}
      </ul>
    </section>
  );
}
