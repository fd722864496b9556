import type { ExamRooms } from '#contract/exams/rooms.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { DrawSteps } from './draw-steps.tsx';

/** The open draw of seats. */
export function SeatDraw({ examId, state, mayArrange }: { examId: string; state: ExamRooms; mayArrange: boolean }) {
  const { draw, people, lacking } = state;
  const params = { id: examId };
  const act = useAction('POST /api/company/exams/:id/draw', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    invalidates: ['GET /api/company/exams/:id', 'GET /api/company/examRooms/:id'],
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
        about: '座位由两者算出，谁都能复算，谁也改不了。',
        fixes: `${people} 人和全部考场从此不能改动`,
        commitAsk: `${people} 人参加抽签。冻结后名单和考场不能再改。`,
        revealAsk: '抽签只能进行一次，种子和座位立刻公开，并通知每位考生。',
        done: '座位和准考证号已生成，考生已收到通知，打印准考证的时间以项目安排为准。',
      }}
      send={(move) => act.send({ params, body: { move } })}
    />
  );
}
