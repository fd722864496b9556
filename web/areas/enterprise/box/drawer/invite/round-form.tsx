import { Form } from 'antd';
import { usualMinutes } from '#contract/deliveries/interviews.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useOutcomes } from '#web/features/console/use-outcomes.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSession } from '#web/session/session-store.ts';
import { boxCalls } from '../../../box-calls.ts';
import { useOwnCompany } from '../../../means/use-own-company.ts';
import { ClashNote } from '../../interviews/clash-note.tsx';
import { holderOf, type InviteFacts, InviteFields } from './invite-fields.tsx';
import { SlotsField } from './slots-field.tsx';

type Fields = InviteFacts & { slots: string[] };

const changed = [...boxCalls, 'GET /api/company/deliveries/:id'] as const;

/** Invites several people at once: they share the times, and each chooses one. */
export function RoundForm({ ids, onDone, onClose }: { ids: readonly string[]; onDone(): void; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const minutes = Form.useWatch('minutes', form) ?? usualMinutes;
  const tell = useOutcomes();
  const own = useOwnCompany();
  const person = useSession((state) => state.companyJober);
  const invite = useAction('POST /api/company/interviewRounds', {
    invalidates: changed,
    opened: ids,
    onSuccess: ({ results }) => {
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const invited = results.length - refused.length;
      tell({
        all: `已邀请 ${invited} 人，对方选好时间后会通知您`,
        some: `已邀请 ${invited} 人，${refused.length} 人没有邀请`,
        refused,
      });
      onDone();
    },
    onError: (error) => showFieldErrors(form, error),
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
        interviewers: holderOf(person),
        slots: [],
      }}
      onSend={(fields) => void invite.send({ body: { ...fields, ids: [...ids] } })}
      onClose={onClose}
    >
      <SlotsField minutes={minutes} people={ids.length} />
      <ClashNote deliveryIds={ids} />
      <InviteFields deliveryId={ids[0] ?? ''} />
    </FormDialog>
  );
}
