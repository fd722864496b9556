import { DatePicker, Form, Input, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { mostSlots } from '../../../contract/candidates/recheck.ts';
import { cutDay } from './cut-day.ts';

interface Values {
  day: Dayjs;
  hours: [Dayjs, Dayjs];
  minutes: number;
  seats: number;
  place: string;
}

/** Cuts some hours of a day into slots of equal length. */
export function SlotForm({ examId, onClose }: { examId: string; onClose(): void }) {
  const params = { id: examId };
  const add = useAction('POST /api/company/exams/:id/slots', {
    answers: callKey('GET /api/company/exams/:id/slots', { params }),
    opened: examId,
  });
  const send = async ({ day, hours: [from, to], minutes, seats, place }: Values) => {
    const span = { day: day.format('YYYY-MM-DD'), from: from.format('HH:mm'), to: to.format('HH:mm') };
    const slots = cutDay(span, minutes).map((slot) => ({ ...slot, seats, place }));
    if (slots.length === 0 || slots.length > mostSlots) {
      toast.error(slots.length === 0 ? '这段时间不够一个时段' : `一次最多 ${mostSlots} 个时段`);
      return;
    }
    const done = await add.send({ params, body: { slots } });
    if (done) toast.success(`已增加 ${slots.length} 个时段`);
    if (done) onClose();
  };
  const required = (text: string) => [{ required: true, message: text }];
  return (
    <FormDialog<Values>
      title="增加复审时段"
      okText="增加"
      cancelText="返回"
      busy={add.isPending}
      initialValues={{ minutes: 30, seats: 10 }}
      onSend={(values) => void send(values)}
      onClose={onClose}
    >
      <Form.Item name="day" label="日期" rules={required('请选择日期')}>
        <DatePicker className="w-full!" minDate={pickedNow()} />
      </Form.Item>
      <Form.Item name="hours" label="从几点到几点" rules={required('请选择时间')}>
        <TimePicker.RangePicker className="w-full!" format="HH:mm" minuteStep={5} />
      </Form.Item>
      <div className="grid grid-cols-2 gap-x-4">
        <Form.Item name="minutes" label="每段分钟" rules={required('请填写分钟')}>
          <NumberInput className="w-full!" min={5} max={480} precision={0} />
        </Form.Item>
        <Form.Item name="seats" label="每段人数" rules={required('请填写人数')}>
          <NumberInput className="w-full!" min={1} max={500} precision={0} />
        </Form.Item>
      </div>
      <Form.Item name="place" label="地点" rules={[{ required: true, min: 2, message: '请填写地点' }]}>
        <Input maxLength={60} placeholder="例如：市教育局二楼 205" />
      </Form.Item>
    </FormDialog>
  );
}
