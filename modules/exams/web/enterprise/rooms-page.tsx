import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead } from './exam-head.tsx';
import { PrintMenu } from './files/file-buttons.tsx';
import { OfExam } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';
import { RoomList } from './rooms/room-list.tsx';
import { RoomsForm } from './rooms/rooms-form.tsx';
import { SeatChanges } from './rooms/seat-changes.tsx';
import { SeatPlan } from './rooms/seat-plan.tsx';
import '../exams.css';

/** 考场与准考证: rooms, the open draw in its steps, and who sits where. */
export const RoomsPage = () => <OfExam act="readRooms">{(exam) => <Rooms exam={exam} />}</OfExam>;

function Rooms({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/rooms', { params });
  const [chosen, setChosen] = useState<string | null>(null);
  if (found.isError) return <LoadFailed title="考场没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
  const { rooms, draw, people, accessible } = found.data;
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0);
  const roomId = chosen ?? rooms[0]?.id;
  const mayArrange = mayDo(exam.role, 'arrange');
  return (
    <>
      <ExamHead
        exam={exam}
        note={`${people} 人${accessible > 0 ? `（${accessible} 人要无障碍座位）` : ''}，${rooms.length} 个考场，${seats} 个座位`}
        actions={
          draw && (
            <>
              {draw.revealedAt && <PrintMenu examId={params.id} />}
              {draw.revealedAt && mayDo(exam.role, 'admit') && (
                <Link to={paths.examDoor(params.id)}>
                  <Button type="primary">入场核验</Button>
                </Link>
              )}
              <Button href={paths.examDraw(params.id)} target="_blank" icon={<ExternalLink size={14} />}>
                抽签公开页
              </Button>
            </>
          )
        }
      />
      <OpenDraw kind="seats" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <SeatChanges examId={params.id} changes={found.data.changes} mayArrange={mayArrange} />
      {draw === null && mayArrange ? (
        <RoomsForm key={found.dataUpdatedAt} examId={params.id} rooms={rooms} />
      ) : (
        <div className="exam-rooms">
          <RoomList
            rooms={rooms}
            people={people}
            accessible={accessible}
            isDrawn={Boolean(draw?.revealedAt)}
            chosenId={roomId}
            onChoose={setChosen}
          />
          {roomId && (
            <SeatPlan
              key={roomId}
              examId={params.id}
              roomId={roomId}
              isDrawn={Boolean(draw?.revealedAt)}
              rooms={rooms}
              mayArrange={mayArrange}
              onRoom={setChosen}
            />
          )}
        </div>
      )}
    </>
  );
}
