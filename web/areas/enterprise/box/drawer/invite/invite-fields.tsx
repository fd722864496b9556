import { Form, Segmented, Select } from 'antd';
import { boxMove } from '#contract/deliveries/box-rows.ts';
import { type InterviewMode, interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField, TextField } from '#web/features/forms/fields.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useNotes } from '../use-notes.ts';

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

/** Who invites holds the interview, until others are chosen. */
export const holderOf = (person: { memberId?: string | null } | null): string[] =>
  person?.memberId ? [person.memberId] : [];

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
        <Segmented aria-label="面试方式" options={modes} block />
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

/** The colleagues who hold an interview: those who may read its delivery. */
function InterviewersField({ deliveryId }: { deliveryId: string }) {
  const own = useSession((state) => state.companyJober);
  const colleagues = useNotes(deliveryId).data?.colleagues ?? [];
  const options = colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }));
  if (own?.memberId) options.unshift({ value: own.memberId, label: `${own.name}（我）` });
  return (
    <Form.Item name="interviewers" label="面试官" extra="会收到通知，对方看不到名单">
      <Select
        mode="multiple"
        maxCount={10}
        allowClear
        optionFilterProp="label"
        options={options}
        placeholder="选择同事，可以不选"
      />
    </Form.Item>
  );
}
