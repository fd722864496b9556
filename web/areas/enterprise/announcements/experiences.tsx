import { Button, Form } from 'antd';
import { useState } from 'react';
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
const field = fieldsOf(experienceEndpoints[ANSWER].body);

/** What applicants told of the school, each with the school's answer. */
export function Experiences() {
  const list = useCall('GET /api/company/experiences', {}, { quiet: true });
  const [opened, setOpened] = useState<PublicExperience | null>(null);
  const [form] = Form.useForm<{ answer: string }>();
  const answer = useAction(ANSWER, {
    answers: callKey('GET /api/company/experiences', {}),
    opened,
    onSuccess: (_, { body }) => {
      toast.success(body.answer ? '回应已公开' : '回应已收回');
      setOpened(null);
    },
    onError: (error) => {
      if (error instanceof ApiError) showFieldErrors(form, error);
    },
  });
  return (
    <>
      <ConsoleList
        label="面经"
        query={{ ...list, data: list.data?.items }}
        empty="还没有面经。面试过的应聘者在流程结束后可以写，不署名，平台审核后公开"
        row={(one) => (
          <li key={one.id} className="flex items-start gap-4 p-5 max-sm:flex-col max-sm:p-4">
            <div className="min-w-0 flex-1">
              <ExperienceList items={[one]} />
            </div>
            <Button onClick={() => setOpened(one)}>{one.answer ? '改回应' : '回应'}</Button>
          </li>
        )}
      />
      {opened && (
        <FormDialog<{ answer: string }>
          title="回应面经"
          okText="公开回应"
          busy={answer.isPending}
          form={form}
          initialValues={opened}
          onSend={({ answer: text }) => void answer.send({ params: { id: opened.id }, body: { answer: text } })}
          onClose={() => setOpened(null)}
        >
          <p className="mb-3 text-13 text-ink-3">以单位名义公开在这条面经下面，写的人会收到通知；留空为收回回应</p>
          <TextField {...field('answer')} rows={4} />
        </FormDialog>
      )}
    </>
  );
}
