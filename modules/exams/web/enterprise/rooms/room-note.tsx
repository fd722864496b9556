import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import type { ExamRoom } from '../../../contract/rooms.ts';

interface Values {
  invigilators: string;
  directions: string;
}

function NoteDialog({ room, onClose }: { room: ExamRoom; onClose(): void }) {
  const params = { id: room.id };
  const save = useAction('PUT /api/company/examRooms/:id', {
    answers: callKey('GET /api/company/examRooms/:id', { params }),
    invalidates: ['GET /api/company/exams/:id/rooms'],
    opened: room.id,
    done: '已保存，再打印就有了',
    onSuccess: onClose,
  });
  return (
    <FormDialog<Values>
      title={`第 ${room.number} 考场的监考和路线`}
      okText="保存"
      busy={save.isPending}
      initialValues={{ invigilators: room.invigilators, directions: room.directions }}
      onSend={(body) => void save.send({ params, body })}
      onClose={onClose}
    >
      <Form.Item name="invigilators" label="监考" extra="印在签到表和门贴上">
        <Input maxLength={60} placeholder="何敏之、邵立" />
      </Form.Item>
      <Form.Item name="directions" label="到达考点的路线" extra={`印在准考证上，${room.place}的考场一起改`}>
        <Input.TextArea
          maxLength={160}
          rows={3}
          showCount
          placeholder="地铁 2 号线学府路站 C 口步行 400 米，从南门进；考点不提供停车"
        />
      </Form.Item>
    </FormDialog>
  );
}

/** Who watches a room and how one gets to its place, as printed. */
export function RoomNote({ room, mayArrange }: { room: ExamRoom; mayArrange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { invigilators, directions } = room;
  return (
    <div className="text-14 text-ink-2">
      <p className="font-semibold text-ink-1">监考：{invigilators || '还没有写'}</p>
      <p className="mt-1 text-ink-3">{directions || '到达考点的路线还没有写'}</p>
      {mayArrange && (
        <Button type="link" size="small" className="mt-1 px-0" onClick={() => setOpen(true)}>
          {invigilators || directions ? '修改监考和路线' : '填写监考和路线'}
        </Button>
      )}
      {isOpen && <NoteDialog room={room} onClose={() => setOpen(false)} />}
    </div>
  );
}
