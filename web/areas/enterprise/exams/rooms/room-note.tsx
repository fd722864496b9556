import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { ExamRoom } from '#contract/exams/rooms.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';

interface Values {
  invigilators: string;
  directions: string;
}

function NoteDialog({ room, onClose }: { room: ExamRoom; onClose(): void }) {
  const [form] = Form.useForm<Values>();
  const params = { id: room.id };
  const save = useAction('PUT /api/company/examRooms/:id', {
    answers: callKey('GET /api/company/examRooms/:id', { params }),
    invalidates: ['GET /api/company/exams/:id/rooms'],
    opened: room.id,
    done: '已保存，再打印就有了',
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title={`第 ${room.number} 考场的监考和路线`}
      okText="保存"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="exam-room-note"
        layout="vertical"
        requiredMark={false}
        initialValues={{ invigilators: room.invigilators, directions: room.directions }}
        onFinish={(body: Values) => void save.send({ params, body })}
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
      </Form>
    </Modal>
  );
}

/** Who watches a room and how one gets to its place, as printed. */
export function RoomNote({ room, mayArrange }: { room: ExamRoom; mayArrange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { invigilators, directions } = room;
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13 text-ink-2">
      <span>监考：{invigilators || '还没有写'}</span>
      <span className="min-w-0 flex-1 basis-60 break-keep text-ink-3">{directions || '到达考点的路线还没有写'}</span>
      {mayArrange && (
        <Button type="link" size="small" className="px-0!" onClick={() => setOpen(true)}>
          {invigilators || directions ? '修改监考和路线' : '填写监考和路线'}
        </Button>
      )}
      {isOpen && <NoteDialog room={room} onClose={() => setOpen(false)} />}
    </div>
  );
}
