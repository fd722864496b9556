import { App, Form } from 'antd';
import type { RoundResult } from '#contract/deliveries/interview-rounds.ts';
import { usualMinutes } from '#contract/deliveries/interviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { wholeAddress } from '#web/features/companies/whole-address.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSession } from '#web/session/session-store.ts';
import { boxCalls } from '../../../box-calls.ts';
import { useOwnCompany } from '../../../means/use-own-company.ts';
import { ClashNote } from '../../interviews/clash-note.tsx';
import { type InviteFacts, InviteFields } from './invite-fields.tsx';
import { SlotsField } from './slots-field.tsx';

type Fields = InviteFacts & { slots: string[] };

const changed = [...boxCalls, 'GET /api/company/deliveries/:id'] as const;

interface Props {
  ids: readonly string[];
  onDone(): void;
  onClose(): void;
}

/** Invites several people at once: they share the times, and each chooses one. */
export function RoundForm({ ids, onDone, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const minutes = Form.useWatch('minutes', form) ?? usualMinutes;
  const { modal } = App.useApp();
  const own = useOwnCompany();
  const person = useSession((state) => state.companyJober);
  const showRefused = (invited: number, refused: RoundResult['results']) =>
    modal.warning({
      title: `已邀请 ${invited} 人，${refused.length} 人没有邀请`,
      okText: '知道了',
      content: (
        <ul className="max-h-64 space-y-1 overflow-y-auto text-13">
          {refused.map(({ id, name, message }) => (
            <li key={id}>
              <b className="text-ink-1">{name}</b>：{message}
            </li>
          ))}
        </ul>
      ),
    });
  const invite = useAction('POST /api/company/interviewRounds', {
    invalidates: changed,
    opened: ids,
    onSuccess: ({ results }) => {
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const invited = results.length - refused.length;
      if (refused.length > 0) showRefused(invited, refused);
      else toast.success(`已邀请 ${invited} 人，对方选好时间后会通知您`);
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError) showFieldErrors(form, error);
    },
  });
  // The form must open with the school's address filled in.
  if (own.isPending) return null;
  const address = own.data && wholeAddress(own.data.regionName, own.data.address);
  return (
    <FormDialog
      title={`邀请 ${ids.length} 人面试`}
      okText="发出邀请"
      busy={invite.isPending}
      form={form}
      initialValues={{
        mode: 'onsite',
        place: address || undefined,
        minutes: usualMinutes,
        contact: person?.name,
        slots: [],
      }}
      onSend={(fields) => void invite.send({ body: { ...fields, ids: [...ids] } })}
      onClose={onClose}
    >
      <SlotsField minutes={minutes} people={ids.length} least={ids.length} />
      <ClashNote deliveryIds={ids} />
      <InviteFields deliveryId={ids[0] ?? ''} />
    </FormDialog>
  );
}
