import { Button, Form } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { experienceEndpoints, type PublicExperience } from '../../contract/experiences.ts';

const ANSWER = 'PUT /api/company/experiences/:id/answer';
const field = fieldsOf(experienceEndpoints[ANSWER].body);

const whenText = ({ month, parts }: PublicExperience) => `${month}，${labelsOf(experienceParts, parts).join('、')}`;

/** What was asked, and beside it the school's answer, public under it; an answer that is emptied is taken back. */
function Answering({ experience }: { experience: PublicExperience }) {
  const { id, postTitle, questions, advice, answer } = experience;
  const [form] = Form.useForm<{ answer: string }>();
  const action = useAction(ANSWER, {
    answers: callKey('GET /api/company/experiences', {}),
    opened: id,
    done: (_, { body }) => (body.answer ? '回应已公开' : '回应已收回'),
    onError: (error) => {
      if (error instanceof ApiError) showFieldErrors(form, error);
    },
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] xl:grid-cols-2">
      <div className="bg-ground p-5 max-sm:p-4">
        <h2 className="text-16 font-semibold text-ink-1">{postTitle}</h2>
        <p className="tabular mt-0.5 mb-3 text-13 text-ink-3">{whenText(experience)}</p>
        <Prose text={questions} />
        {advice && <p className="mt-3 border-l-2 border-brand-line pl-3 text-13 text-ink-2">给后来人：{advice}</p>}
      </div>
      <Form
        className="flex flex-col p-5! max-sm:p-4!"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ answer }}
        onFinish={(body) => void action.send({ params: { id }, body })}
      >
        <TextField
          {...field('answer')}
          rows={6}
          required={!answer}
          placeholder={answer ? '留空为收回回应' : '谢谢分享，或者说明题目怎么来、评分看什么'}
        />
        <Button type="primary" htmlType="submit" className="mt-5 self-end max-sm:w-full" loading={action.isPending}>
          公开回应
        </Button>
      </Form>
    </div>
  );
}

/** What applicants told of the school: one is read and answered in place, the others stand beside it. */
export function Answers({ items }: { items: readonly PublicExperience[] }) {
  const [chosen, setChosen] = useState(items[0]?.id);
  const shown = items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
      <ul
        aria-label="选择面经"
        className="scroll-line gap-2 border-line p-3 max-lg:border-b lg:block lg:space-y-1 lg:border-r"
      >
        {items.map((one) => (
          <li key={one.id} className="max-lg:flex-none">
            <button
              type="button"
              aria-pressed={one === shown}
              className="flex w-full cursor-pointer items-baseline gap-3 rounded-ctl px-3 py-2.5 text-left text-14 text-ink-1 hover:bg-fill aria-pressed:bg-brand-tint aria-pressed:font-medium max-lg:min-h-11"
              onClick={() => setChosen(one.id)}
            >
              <span className="cut flex-1">{one.postTitle}</span>
              {one.answer && <Check size={14} className="flex-none text-ok" role="img" aria-label="已回应" />}
              <span className="tabular text-12 font-normal text-ink-3">{Number(one.month.slice(5))} 月</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <Answering key={shown.id} experience={shown} />}
    </div>
  );
}
