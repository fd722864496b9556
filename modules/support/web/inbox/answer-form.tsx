import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { supportEndpoints } from '../../contract.ts';
import usual from './usual-answers.json' with { type: 'json' };

const ANSWER = 'POST /api/admin/support/:id/messages';
const field = fieldsOf(supportEndpoints[ANSWER].body);

interface Props {
  id: string;
  waiting: boolean;
  /** What the writer said: the usual answer that fits it is proposed. */
  asked: string;
  /** Answering is the next thing to do here. */
  isNext?: boolean;
  /** Whether something is written that is not sent. */
  onDraft?(isWriting: boolean): void;
}

/** An operator's answer to the thread that is open, begun from a usual one where that fits. */
export function AnswerForm({ id, waiting, asked, isNext = true, onDraft }: Props) {
  const [form] = Form.useForm<{ text: string }>();
  const isWriting = Boolean(Form.useWatch('text', form));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told when it changes
  useEffect(() => onDraft?.(isWriting), [isWriting]);
  const answers = callKey('GET /api/admin/support/:id', { params: { id } });
  const invalidates = [
    'GET /api/admin/support',
    'GET /api/admin/reviews/:queue',
    'GET /api/admin/reviewCounts',
  ] as const;
  const say = useAction(ANSWER, {
    answers,
    invalidates,
    opened: id,
    onSuccess: (_, { body }) => {
      // What was typed meanwhile is the next answer.
      if (form.getFieldValue('text') === body.text) form.resetFields();
    },
  });
  const proposed = waiting ? usual.find(({ fits }) => new RegExp(fits).test(asked)) : undefined;
  const done = useAction('PUT /api/admin/support/:id/done', { answers, invalidates, opened: id });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) form.submit();
      }}
      onFinish={(body) => void say.send({ params: { id }, body })}
    >
      {proposed && !isWriting && (
        <p className="mb-2.5 flex items-center gap-4 rounded-ctl bg-brand-tint px-4 py-3 text-14 text-ink-2 max-sm:flex-wrap">
          <span className="min-w-0 flex-1 max-sm:basis-full">
            <b className="block text-14 font-semibold text-ink-1">{proposed.name}</b>
            {proposed.text}
          </span>
          <Button onClick={() => form.setFieldsValue({ text: proposed.text })}>改一改</Button>
          <Button
            loading={say.isPending}
            onClick={() => void say.send({ params: { id }, body: { text: proposed.text } })}
          >
            用这段答复
          </Button>
        </p>
      )}
      <ul aria-label="常用答复" className="mb-2 flex flex-wrap gap-2">
        {usual
          .filter((one) => one !== proposed || isWriting)
          .map(({ name, text }) => (
            <li key={name}>
              <button
                type="button"
                className="tag h-7 cursor-pointer hover:text-brand"
                title={text}
                onClick={() => form.setFieldsValue({ text })}
              >
                {name}
              </button>
            </li>
          ))}
      </ul>
      <TextField
        {...field('text')}
        label=""
        aria-label="答复"
        placeholder="写答复，Ctrl+Enter 发送"
        rows={3}
        maxRows={10}
        className="mb-2.5 [&_.ant-input-data-count]:start-0 [&_.ant-input-data-count]:end-auto [&_.ant-input-data-count]:-bottom-9 [&_.ant-input-data-count]:text-12"
      />
      <div className="flex justify-end gap-2">
        {waiting && (
          <Button loading={done.isPending} onClick={() => void done.send({ params: { id } })}>
            不用答复
          </Button>
        )}
        <Button type={isNext ? 'primary' : 'default'} htmlType="submit" loading={say.isPending}>
          答复
        </Button>
      </div>
    </Form>
  );
}
