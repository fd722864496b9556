import { Form, Segmented } from 'antd';
import { boxMove } from '#contract/deliveries/box-rows.ts';
import { type InterviewMode, interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField, TextField } from '#web/features/forms/fields.tsx';
import { InterviewersField } from './interviewers-field.tsx';

const field = fieldsOf(boxMove);
const modes = Object.entries(interviewModeLabels).map(([value, label]) => ({ value, label }));

/** What an invitation says besides its time. */
export interface InviteFacts {
  minutes: number;
  mode: InterviewMode;
  place?: string;
  room?: string;
  interviewers?: string[];
  link?: string;
  contact: string;
  note?: string;
}

/** Length, mode, place or link, contact and interviewers of an invitation. */
export function InviteFields({ deliveryId }: { deliveryId: string }) {
  const mode = Form.useWatch('mode') ?? 'onsite';
  return (
    <>
      <NumberField
        {...field('minutes')}
        label="预计时长"
        required
        extra="只用于安排时间和提示冲突，结束时间会写进对方的日历"
        step={5}
        suffix="分钟"
      />
      <Form.Item name="mode" label="面试方式">
        <Segmented options={modes} block />
      </Form.Item>
      {mode === 'onsite' && <TextField {...field('place')} required placeholder="校区和楼" />}
      {mode === 'onsite' && <TextField {...field('room')} placeholder="房间号，用于提示冲突，对方会看到" />}
      {mode === 'video' && <TextField {...field('link')} required placeholder="https://" />}
      <TextField {...field('contact')} required placeholder="姓名和电话" />
      <InterviewersField deliveryId={deliveryId} />
      <TextField {...field('note')} label="补充说明" rows={3} placeholder="课题、时长、需要带的材料" />
    </>
  );
}
