import type { ExamInterview } from '#contract/exams/interview/groups.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { DrawSteps } from '../rooms/draw-steps.tsx';

interface Props {
  examId: string;
  interview: ExamInterview;
  mayArrange: boolean;
}

/** The open draw of groups and lots. */
export function LotsDraw({ examId, interview, mayArrange }: Props) {
  const { draw, people, lacking, groups } = interview;
  const params = { id: examId };
  const act = useAction('POST /api/company/exams/:id/lots', {
    answers: callKey('GET /api/company/exams/:id/interview', { params }),
    invalidates: ['GET /api/company/examGroups/:id'],
    opened: draw?.revealedAt ?? draw?.committedAt ?? people,
    done: '已公布',
  });
  return (
    <DrawSteps
      draw={draw}
      lacking={lacking}
      mayArrange={mayArrange}
      busy={act.isPending}
      words={{
        about: '小组和签号由两者算出，谁都能复算，谁也改不了。',
        fixes: `${people} 人和 ${groups.length} 个小组从此不能改动`,
        commitAsk: `${people} 人、${groups.length} 个小组参加抽签。冻结后名单和小组不能再改，考官仍可以调整。`,
        revealAsk: '抽签只能进行一次，种子、小组和签号立刻公开，并通知每位考生。',
        done: '签号已生成，考生已收到通知；考官的屏幕上只有签号。',
      }}
      send={(move) => act.send({ params, body: { move } })}
    />
  );
}
