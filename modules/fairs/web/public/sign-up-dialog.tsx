import { useState } from 'react';
import type { Ticket } from '#contract/identity/ticket.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useResumes } from '#web/features/resume/use-resumes.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { FairCard } from '../../contract/fair-views.ts';
import { placeText } from '../parts/fair-words.ts';

interface Props {
  fair: FairCard;
  onClose(): void;
  onDone(ticket: Ticket): void;
}

/** Sign-up: the resume used for the 路线单 and the booths, and what showing the ticket means. Import it lazily. */
export function SignUpDialog({ fair, onClose, onDone }: Props) {
  const { resumes } = useResumes();
  const [resumeId, setResumeId] = useState('');
  const { send, isPending } = useAction('POST /api/jober/saveSignUp', { onSuccess: onDone });
  const signUp = () => void send({ body: { meetingId: fair.id, ...(resumeId ? { resumeId } : {}) } });
  return (
    <Dialog
      onClose={onClose}
      title="报名招聘会"
      description={fair.title}
      width={460}
      back="再想想"
      send={{ label: '确认报名', busy: isPending, onSend: signUp }}
    >
      <FactRows
        className="tabular grid-cols-[64px_1fr] gap-y-1.5"
        facts={[
          ['时间', `${dayAndTime(fair.startsAt)} 开始`],
          ['地点', placeText(fair)],
        ]}
      />
      {resumes && resumes.length > 0 && (
        <SelectField
          label="随身简历，路线单按它匹配展位"
          fieldClass="mt-4"
          placeholder="默认简历"
          options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
          value={resumeId}
          onChange={(event) => setResumeId(event.target.value)}
        />
      )}
      <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-14">
        入场码由你自己出示：在展位被扫描后，该单位会看到你的姓名和简历摘要，不含手机号。不出示就不会被看到。
      </p>
    </Dialog>
  );
}
