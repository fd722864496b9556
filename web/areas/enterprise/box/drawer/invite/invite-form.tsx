import { Form, Segmented } from 'antd';
import type { Dayjs } from 'dayjs';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { interviewTimeFault, latestInterview, usualMinutes } from '#contract/deliveries/interviews.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { toast } from '#web/api/toasts.ts';
import { DayField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { instantOf, pickedNow, pickedOf } from '#web/features/time/picked-time.ts';
import { useSession } from '#web/session/session-store.ts';
import { useOwnCompany } from '../../../means/use-own-company.ts';
import { ClashNote } from '../../interviews/clash-note.tsx';
import { useMove } from '../../use-box.ts';
import { holderOf, type InviteFacts, InviteFields } from './invite-fields.tsx';
import { SlotsField } from './slots-field.tsx';

type When = 'fixed' | 'choice';

type Fields = InviteFacts & { when: When; at?: Dayjs; slots?: string[] };

const whens = [
  { value: 'fixed', label: '定一个时间' },
  { value: 'choice', label: '给几个时间让对方选' },
];

async function checkTime(at: Dayjs | undefined): Promise<void> {
  const fault = at && interviewTimeFault('面试时间', new Date(instantOf(at)), new Date());
  if (fault) throw new Error(fault);
}

interface Props {
  row: Pick<BoxRow, 'id' | 'person'>;
  /** The current interview, for rescheduling. */
  current: CompanyInterview | null;
  onClose(): void;
}

/** One time or several to choose from, mode, place or link, and a contact. The server's errors are shown at their fields. */
export function InviteForm({ row, current, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const when: When = Form.useWatch('when', form) ?? 'fixed';
  const minutes = Form.useWatch('minutes', form) ?? usualMinutes;
  const own = useOwnCompany();
  const person = useSession((state) => state.companyJober);
  const move = useMove();
  const submit = ({ at, slots, when: chosen, ...rest }: Fields) =>
    move.mutate(
      { id: row.id, status: 'interview', ...rest, ...(chosen === 'choice' ? { slots } : { at: at && instantOf(at) }) },
      {
        onSuccess: () => {
          toast.success('邀请已发出');
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
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
        when: current?.slots && !current.proposedAt ? 'choice' : 'fixed',
        slots: current?.slots ?? [],
        mode: current?.mode ?? 'onsite',
        place: current?.place || address || undefined,
        room: current?.room || undefined,
        interviewers: current ? current.interviewers.map(({ memberId }) => memberId) : holderOf(person),
        minutes: current?.minutes ?? usualMinutes,
        link: current?.link,
        contact: current?.contact ?? person?.name,
        note: current?.note || undefined,
        at: current ? pickedOf(current.proposedAt ?? current.startsAt) : undefined,
      }}
      onSend={submit}
      onClose={onClose}
    >
      <Form.Item name="when" label="怎么定时间">
        <Segmented aria-label="怎么定时间" options={whens} block />
      </Form.Item>
      {when === 'fixed' ? (
        <DayField
          name="at"
          label="面试时间"
          required
          rules={[{ validator: (_, at?: Dayjs) => checkTime(at) }]}
          minutes={5}
          minDate={pickedNow()}
          maxDate={pickedOf(latestInterview(new Date()))}
          placeholder="选择日期和时间"
        />
      ) : (
        <SlotsField minutes={minutes} people={1} />
      )}
      <ClashNote deliveryIds={[row.id]} />
      <InviteFields deliveryId={row.id} />
    </FormDialog>
  );
}
