import { Form, Segmented } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import { type BoxRow, boxMove } from '#contract/deliveries/box-rows.ts';
import {
  type InterviewMode,
  interviewModeLabels,
  interviewTimeFault,
  latestInterview,
  usualMinutes,
} from '#contract/deliveries/interviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { wholeAddress } from '#web/features/companies/whole-address.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSession } from '#web/session/session-store.ts';
import { useOwnCompany } from '../../means/use-own-company.ts';
import { ClashNote } from '../interviews/clash-note.tsx';
import { useMove } from '../use-box.ts';
import { InterviewersField } from './interviewers-field.tsx';

const field = fieldsOf(boxMove);

interface Fields {
  at: Dayjs;
  minutes: number;
  mode: InterviewMode;
  place?: string;
  room?: string;
  interviewers?: string[];
  link?: string;
  contact: string;
  note?: string;
}

const modes = Object.entries(interviewModeLabels).map(([value, label]) => ({ value, label }));

async function checkTime(at: Dayjs | undefined): Promise<void> {
  const fault = at && interviewTimeFault('面试时间', at.toDate(), new Date());
  if (fault) throw new Error(fault);
}

interface Props {
  row: Pick<BoxRow, 'id' | 'person'>;
  /** The current interview, for rescheduling. */
  current: CompanyInterview | null;
  onClose(): void;
}

/** Time, mode, place or link, and a contact. The server's errors are shown at their fields. */
export function InviteForm({ row, current, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const mode = Form.useWatch('mode', form) ?? 'onsite';
  const own = useOwnCompany();
  const person = useSession((state) => state.companyJober);
  const move = useMove();
  const submit = ({ at, ...rest }: Fields) =>
    move.mutate(
      { id: row.id, status: 'interview', at: at.toISOString(), ...rest },
      {
        onSuccess: () => {
          toast.success('邀请已发出');
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError) showFieldErrors(form, error);
        },
      },
    );
  // The form must open with the school's address filled in.
  if (own.isPending) return null;
  const address = own.data && wholeAddress(own.data.regionName, own.data.address);
  return (
    <FormDialog
      title={current ? `更改 ${row.person.name} 的面试` : `邀请 ${row.person.name} 面试`}
      okText={current ? '更改并通知' : '发出邀请'}
      busy={move.isPending}
      form={form}
      initialValues={{
        mode: current?.mode ?? 'onsite',
        place: current?.place || address || undefined,
        room: current?.room || undefined,
        interviewers: current?.interviewers.map(({ memberId }) => memberId),
        minutes: current?.minutes ?? usualMinutes,
        link: current?.link,
        contact: current?.contact ?? person?.name,
        note: current?.note || undefined,
        at: current ? dayjs(current.proposedAt ?? current.startsAt) : undefined,
      }}
      onSend={submit}
      onClose={onClose}
    >
      <DayField
        name="at"
        label="面试时间"
        required
        rules={[{ validator: (_, at?: Dayjs) => checkTime(at) }]}
        minutes={5}
        minDate={dayjs()}
        maxDate={dayjs(latestInterview(new Date()))}
        placeholder="选择日期和时间"
      />
      <ClashNote deliveryId={row.id} />
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
      <InterviewersField deliveryId={row.id} />
      <TextField {...field('note')} label="补充说明" rows={3} placeholder="课题、时长、需要带的材料" />
    </FormDialog>
  );
}
