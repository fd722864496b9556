import { App, Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { type ExamMove, exam as machine } from '../../../contract/exam-state.ts';
import { examKey, examLists } from './exam-calls.ts';

type Move = Extract<ExamMove, 'publish' | 'suspend' | 'resume' | 'cancel' | 'close'>;

const effects: Partial<Record<Move, string>> = {
  suspend: '公开页面显示已暂停，暂停期间不能报名；原因会公布并通知关注者',
  cancel: '项目不能恢复；原因会公布并通知关注者',
};
const questions: Partial<Record<Move, string>> = {
  publish: '发布后岗位表不能整张替换；改时间会生成补充公告，改公告和规则要由另一位负责人确认并公布。确定发布吗？',
  resume: '恢复后继续按时间安排进行。',
  close: '归档后不能再修改。确定结束并归档吗？',
};

/**
 * The moves of a project that its organiser may make now; what interrupts or ends it stands behind a menu. `isReady`: nothing keeps it
 * from being published, and what its announcement is read to say otherwise is checked.
 */
export function ExamMoves({ exam, isReady }: { exam: OwnExam; isReady: boolean }) {
  const { modal } = App.useApp();
  const [asking, setAsking] = useState<Move | null>(null);
  const params = { id: exam.id };
  const action = useAction('POST /api/company/exams/:id/moves', {
    answers: examKey(exam.id),
    invalidates: examLists,
    opened: exam.revision + exam.status,
    onSuccess: () => {
      setAsking(null);
      toast.success('已完成');
    },
  });
  const start = (move: Move) => {
    const checked = move === 'publish' && exam.differing.length > 0 ? { checked: exam.revision } : {};
    if (effects[move]) return setAsking(move);
    modal.confirm({
      title: machine.moves[move],
      content: questions[move],
      okText: machine.moves[move],
      cancelText: '返回',
      onOk: () => action.send({ params, body: { move, ...checked } }),
    });
  };
  const moves = exam.moves as Move[];
  const [usual, grave] = [
    moves.filter((move) => !effects[move] && move !== 'close'),
    moves.filter((move) => effects[move] || move === 'close'),
  ];
  return (
    <>
      {grave.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: grave.map((move) => ({ key: move, label: machine.moves[move], danger: move === 'cancel' })),
            onClick: ({ key }) => start(key as Move),
          }}
        >
          <Button aria-label="更多操作" icon={<Ellipsis size={16} />} />
        </Dropdown>
      )}
      {usual.map((move) => (
        <Button key={move} type="primary" disabled={move === 'publish' && !isReady} onClick={() => start(move)}>
          {machine.moves[move]}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={machine.moves[asking]}
          okText={machine.moves[asking]}
          danger={asking === 'cancel'}
          label="原因"
          about={effects[asking]}
          minLength={2}
          busy={action.isPending}
          onDone={(reason) => void action.send({ params, body: { move: asking, reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
