import { Button, Form } from 'antd';
import { experienceEndpoints, type PublicExperience } from '#contract/companies/experiences.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { ExperienceList } from '#web/features/experiences/experience-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';

const ANSWER = 'PUT /api/company/experiences/:id/answer';
export const answerField = fieldsOf(experienceEndpoints[ANSWER].body)('answer');

/** Publishes an answer; a refusal stands at the field. */
export function useAnswer(opened: PublicExperience, onDone?: () => void) {
  const [form] = Form.useForm<{ answer: string }>();
  const action = useAction(ANSWER, {
    answers: callKey('GET /api/company/experiences', {}),
    opened,
    onSuccess: (_, { body }) => {
      toast.success(body.answer ? '回应已公开' : '回应已收回');
      onDone?.();
    },
    onError: (error) => {
      if (error instanceof ApiError) showFieldErrors(form, error);
    },
  });
  const send = (body: { answer: string }) => void action.send({ params: { id: opened.id }, body });
  return { form, send, busy: action.isPending };
}

/** The school's answer to a 面经, public under it; an empty one takes it back. */
export function AnswerDialog({ opened, onClose }: { opened: PublicExperience; onClose(): void }) {
  const { form, send, busy } = useAnswer(opened, onClose);
  return (
    <FormDialog<{ answer: string }>
      title="回应面经"
      okText="公开回应"
      busy={busy}
      form={form}
      initialValues={opened}
      onSend={({ answer }) => send({ answer })}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-3">以单位名义公开在这条面经下面，写的人会收到通知；留空为收回回应</p>
      <TextField {...answerField} rows={4} />
    </FormDialog>
  );
}

/** What applicants told of the school, each with the school's answer. */
export function Experiences({ onAnswer }: { onAnswer(experience: PublicExperience): void }) {
  const list = useCall('GET /api/company/experiences', {}, { quiet: true });
  return (
    <ConsoleList
      label="面经"
      query={{ ...list, data: list.data?.items }}
      empty="还没有面经。面试过的应聘者在流程结束后可以写，不署名，平台审核后公开"
      row={(one) => (
        <li key={one.id} className="flex items-start gap-4 p-5 max-sm:flex-col max-sm:p-4">
          <div className="min-w-0 flex-1">
            <ExperienceList items={[one]} />
          </div>
          <Button onClick={() => onAnswer(one)}>{one.answer ? '改回应' : '回应'}</Button>
        </li>
      )}
    />
  );
}
