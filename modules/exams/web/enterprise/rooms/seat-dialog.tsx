import { Form, Input, Select } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import type { ExamRoom, RoomSeat } from '../../../contract/rooms.ts';

interface Props {
  examId: string;
  person: RoomSeat;
  rooms: readonly ExamRoom[];
  onClose(): void;
}

interface Values {
  roomId: string;
  seat: number;
  reason: string;
}

/** Asks to move a person to a free seat; a colleague confirms it. */
export function SeatDialog({ examId, person, rooms, onClose }: Props) {
  const [form] = Form.useForm<Values>();
  const params = { id: examId };
  const propose = useAction('POST /api/company/exams/:id/seatChanges', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    opened: person.ticket,
    done: '已提交，等另一位工作人员确认',
    onSuccess: onClose,
  });
  const free = rooms.filter(({ taken, seats }) => taken < seats);
  const options = free.map(({ id, number, name, seats, taken, accessible }) => ({
    value: id,
    label: `第 ${number} 考场 ${name}，空 ${seats - taken} 座${accessible ? '，无障碍' : ''}`,
  }));
  const chosen = Form.useWatch('roomId', form);
  const room = rooms.find(({ id }) => id === chosen);
  return (
    <FormDialog<Values>
      title={`给 ${person.name} 调座`}
      okText="提交，等人确认"
      busy={propose.isPending}
      form={form}
      onSend={(values) => void propose.send({ params, body: { ...values, registrationId: person.registrationId } })}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-3">
        现在是 {person.ticket}（{person.seat} 座）。另一位工作人员确认后生效，准考证号随座位改变，并通知考生重新打印。
      </p>
      <Form.Item name="roomId" label="调到" rules={[{ required: true, message: '请选择考场' }]}>
        <Select placeholder="有空座的考场" options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="seat" label="座位号" rules={[{ required: true, message: '请填写座位号' }]}>
        <NumberInput min={1} max={room?.seats ?? 99} precision={0} className="w-32!" />
      </Form.Item>
      <Form.Item name="reason" label="原因" rules={[{ required: true, min: 2, message: '请写明原因' }]}>
        <Input maxLength={100} placeholder="例如：桌椅损坏" />
      </Form.Item>
    </FormDialog>
  );
}
