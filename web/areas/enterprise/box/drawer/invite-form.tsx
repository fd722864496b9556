import { DatePicker, Form, Input, Modal, Segmented } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import {
  type Interview,
  type InterviewMode,
  interviewModeLabels,
  interviewTimeFault,
  latestInterview,
} from '#contract/deliveries/interviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useSession } from '#web/session/session-store.ts';
import { useMove } from '../use-box.ts';

interface Fields {
  at: Dayjs;
  mode: InterviewMode;
  place?: string;
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
  /** The one in force, to be changed. */
  current: Interview | null;
  onClose(): void;
}

/** Time, way, place or link, and a contact. What the server finds wrong is shown at its field. */
export function InviteForm({ row, current, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const mode = Form.useWatch('mode', form) ?? 'onsite';
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
          place: current?.place,
          link: current?.link,
          contact: current?.contact ?? person?.name,
          note: current?.note || undefined,
          at: current?.proposedAt ? dayjs(current.proposedAt) : undefined,
        }}
      >
        <Form.Item
          name="at"
          label="面试时间"
          rules={[{ required: true, message: '请选择面试时间' }, { validator: (_, at?: Dayjs) => checkTime(at) }]}
        >
          <DatePicker
            className="w-full"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format="YYYY-MM-DD HH:mm"
            minDate={dayjs()}
            maxDate={dayjs(latestInterview(new Date()))}
            placeholder="选择日期和时间"
          />
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
            <Input maxLength={120} placeholder="校区、楼和房间" />
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
        <Form.Item name="note" label="补充说明">
          <Input.TextArea rows={3} maxLength={300} showCount placeholder="课题、时长、需要带的材料" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
