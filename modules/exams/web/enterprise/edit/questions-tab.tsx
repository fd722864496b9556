import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffQuestion } from '../../../contract/questions.ts';

interface ItemProps {
  examId: string;
  question: StaffQuestion;
  mayAnswer: boolean;
}

interface Fields {
  answer: string;
  isPublic: boolean;
}

/** A question with its answer, or the means to answer it. */
function QuestionItem({ examId, question, mayAnswer }: ItemProps) {
  const { id, body, createdAt, answer, answeredAt, answeredBy, isPublic } = question;
  const [editing, setEditing] = useState(false);
  const save = useAction('PUT /api/company/examQuestions/:id/answer', {
    answers: callKey('GET /api/company/exams/:id/questions', { params: { id: examId } }),
    done: '已答复，并通知提问人',
    onSuccess: () => {
      setEditing(false);
    },
  });
  const isOpen = mayAnswer && (editing || answeredAt === null);
  return (
    <li className="px-1 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="min-w-0 flex-1 text-14 font-semibold break-words text-ink-1">{body}</b>
        <span className="tabular text-12 text-ink-3">{dayAndTime(createdAt)} 提问</span>
      </p>
      {!isOpen && answeredAt && (
        <div className="mt-2 rounded-ctl bg-fill px-3 py-2 text-14">
          <p className="break-words whitespace-pre-line">{answer}</p>
          <p className="tabular mt-1 text-12 text-ink-3">
            {answeredBy} {dayAndTime(answeredAt)} 答复，{isPublic ? '已公开' : '只有提问人看得到'}
            {mayAnswer && (
              <button type="button" className="link ml-3" onClick={() => setEditing(true)}>
                修改答复
              </button>
            )}
          </p>
        </div>
      )}
      {!isOpen && !answeredAt && <p className="mt-1 text-14 text-warm-ink">等待答复</p>}
      {isOpen && (
        <Form<Fields>
          name={`question-${id}`}
          className="mt-2"
          requiredMark={false}
          initialValues={{ answer, isPublic: answeredAt === null || isPublic }}
          onFinish={(values) => save.send({ params: { id }, body: values })}
        >
          <Form.Item name="answer" className="mb-2" rules={[{ required: true, min: 2, message: '请写答复' }]}>
            <Input.TextArea aria-label="答复" rows={2} maxLength={1_000} placeholder="写给所有考生看，不提提问人" />
          </Form.Item>
          <div className="flex flex-wrap items-center gap-3">
            <Form.Item name="isPublic" valuePropName="checked" noStyle>
              <Checkbox>公开在项目页</Checkbox>
            </Form.Item>
            <span className="ml-auto flex gap-2">
              {editing && <Button onClick={() => setEditing(false)}>取消</Button>}
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                答复
              </Button>
            </span>
          </div>
        </Form>
      )}
    </li>
  );
}

/** What applicants asked about a project, those that wait first. */
export function QuestionsTab({ exam: { id } }: { exam: OwnExam }) {
  const found = useCall('GET /api/company/exams/:id/questions', { params: { id } });
  const mayAnswer = found.data?.mayAnswer ?? false;
  return (
    <ConsoleList
      label="提问"
      query={found}
      row={(question) => <QuestionItem key={question.id} examId={id} question={question} mayAnswer={mayAnswer} />}
      empty="还没有提问。考生在项目页提问后会通知单位，公开的答复显示在项目页"
    />
  );
}
