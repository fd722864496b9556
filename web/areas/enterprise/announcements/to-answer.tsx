import { Button, Form } from 'antd';
import { useState } from 'react';
import { experienceParts } from '#contract/companies/experience-parts.ts';
import type { PublicExperience } from '#contract/companies/experiences.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { partsOf } from './excerpt.tsx';
import { answerField, useAnswer } from './experiences.tsx';

const QUESTIONS = 4;

const whenText = ({ month, parts }: PublicExperience) => `${month}，${labelsOf(experienceParts, parts).join('、')}`;

/** What was asked, and beside it the field for what the school says to it. */
function Answering({ experience }: { experience: PublicExperience }) {
  const { postTitle, questions, advice } = experience;
  const { form, send, busy } = useAnswer(experience);
  const { lead, points } = partsOf(questions);
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-4 p-5 max-sm:p-4 xl:grid-cols-2">
      <div>
        <h3 className="text-16 font-semibold text-ink-1">{postTitle}</h3>
        <p className="tabular mt-0.5 text-13 text-ink-3">{whenText(experience)}</p>
        <ul className="mt-3 space-y-2 border-l-2 border-brand-line pl-3 text-14 text-ink-1">
          {(points.length > 0 ? points.slice(0, QUESTIONS) : [lead]).map((line) => (
            <li key={line} className="line-clamp-3">
              {line}
            </li>
          ))}
        </ul>
        {advice && (
          <p className="mt-3 line-clamp-4 text-13 text-ink-2">
            <span className="text-ink-3">给后来人：</span>
            {advice}
          </p>
        )}
      </div>
      <Form className="flex flex-col" form={form} layout="vertical" requiredMark={false} onFinish={send}>
        <TextField
          {...answerField}
          rows={5}
          required
          className="flex-1"
          placeholder="谢谢分享，或者说明题目怎么来、评分看什么"
        />
        <Button type="primary" htmlType="submit" className="self-end max-sm:w-full" loading={busy}>
          公开回应
        </Button>
      </Form>
    </div>
  );
}

/** The 面经 that wait for an answer: one is read and answered in place, the others stand beside it. */
export function ToAnswer({ waiting }: { waiting: readonly PublicExperience[] }) {
  const [chosen, setChosen] = useState('');
  const shown = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  if (!shown) return null;
  return (
    <section aria-labelledby="to-answer" className="mb-3 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-5 py-3 max-sm:px-4">
        <h2 id="to-answer" className="text-16 font-semibold text-ink-1">
          <b className="num mr-1.5 text-24 leading-none text-warm-ink">{waiting.length}</b>篇面经等您回应
        </h2>
        <p className="text-13 text-ink-3">回应以单位名义公开，应聘者都会看</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ul
          aria-label="还等回应的面经"
          className="scroll-line gap-2 p-3 max-lg:border-b lg:block lg:border-r border-line lg:space-y-1"
        >
          {waiting.map((one) => (
            <li key={one.id} className="max-lg:flex-none">
              <button
                type="button"
                aria-pressed={one === shown}
                className="w-full cursor-pointer rounded-ctl px-3 py-2.5 text-left hover:bg-fill aria-pressed:bg-brand-tint max-lg:min-h-11"
                onClick={() => setChosen(one.id)}
              >
                <span className="cut block text-14 font-medium text-ink-1">{one.postTitle}</span>
                <span className="tabular block text-12 text-ink-3 max-lg:hidden">{whenText(one)}</span>
              </button>
            </li>
          ))}
        </ul>
        <Answering key={shown.id} experience={shown} />
      </div>
    </section>
  );
}
