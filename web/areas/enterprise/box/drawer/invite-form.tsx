import { Form, Input, InputNumber, Modal, Segmented } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
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
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useOwnCompany } from '../../means/use-own-company.ts';
import { ClashNote } from '../interviews/clash-note.tsx';
import { useMove } from '../use-box.ts';
import { InterviewersField } from './interviewers-field.tsx';

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
          if (!(error instanceof ApiError)) return;
          const fields = error.issues.map(({ path, message }) => ({
            name: path.split('.').at(-1) as keyof Fields,
            errors: [message],
          }));
          form.setFields(fields);
        },
      },
    );
  // The form must open with the school's address filled in.
  if (own.isPending) return null;
  const address = own.data && wholeAddress(own.data.regionName, own.data.address);
  return (
    <Modal
      open
      title={current ? `更改 ${row.person.name} 的面试` : `邀请 ${row.person.name} 面试`}
      okText={current ? '更改并通知' : '发出邀请'}
      cancelText="取消"
      confirmLoading={move.isPending}
      onOk={() => void form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={submit}
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
      >
        <Form.Item
          name="at"
          label="面试时间"
          rules={[{ required: true, message: '请选择面试时间' }, { validator: (_, at?: Dayjs) => checkTime(at) }]}
        >
          <DayPicker
            className="w-full"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format="YYYY-MM-DD HH:mm"
            minDate={dayjs()}
            maxDate={dayjs(latestInterview(new Date()))}
            placeholder="选择日期和时间"
          />
        </Form.Item>
        <ClashNote deliveryId={row.id} />
        <Form.Item
          name="minutes"
          label="预计时长"
          rules={[{ required: true, message: '请填写预计时长' }]}
          extra="只用于安排时间和提示冲突，结束时间会写进对方的日历"
        >
          <InputNumber className="w-full!" min={10} max={480} step={5} precision={0} suffix="分钟" />
        </Form.Item>
        <Form.Item name="mode" label="面试方式">
          <Segmented options={modes} block />
        </Form.Item>
        {mode === 'onsite' && (
          <Form.Item
            name="place"
            label="面试地点"
            rules={[{ required: true, whitespace: true, message: '请填写面试地点' }]}
          >
            <Input maxLength={120} placeholder="校区和楼" />
          </Form.Item>
        )}
        {mode === 'onsite' && (
          <Form.Item name="room" label="面试室">
            <Input maxLength={40} placeholder="房间号，用于提示冲突，对方会看到" />
          </Form.Item>
        )}
        {mode === 'video' && (
          <Form.Item
            name="link"
            label="面试链接"
            rules={[{ required: true, whitespace: true, message: '请填写面试链接' }]}
          >
            <Input maxLength={300} placeholder="https://" />
          </Form.Item>
        )}
        <Form.Item
          name="contact"
          label="联系人"
          rules={[{ required: true, whitespace: true, message: '请填写联系人' }]}
        >
          <Input maxLength={60} placeholder="姓名和电话" />
        </Form.Item>
        <InterviewersField deliveryId={row.id} />
        <Form.Item name="note" label="补充说明">
          <Input.TextArea rows={3} maxLength={300} showCount placeholder="课题、时长、需要带的材料" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
