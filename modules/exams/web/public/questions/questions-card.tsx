import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import type { OwnQuestion, PublicQuestion } from '../../../contract/questions.ts';
import type { ExamData } from '../load-exams.ts';

const AT_FIRST = 5;

function Answered({ body, answer, answeredAt }: PublicQuestion) {
  return (
    <li className="py-3 first:pt-0">
      <h3 className="text-14 font-semibold break-words text-ink-1">{body}</h3>
      <p className="mt-1 text-14 break-words whitespace-pre-line">{answer}</p>
      <p className="tabular mt-1 text-14 text-ink-3">组织单位 {dayAndTime(answeredAt)} 答复</p>
    </li>
  );
}

/** The reader's own questions that are not public: those that wait, and those that were answered to the reader alone. */
function Own({ questions }: { questions: readonly OwnQuestion[] }) {
  const mine = questions.filter(({ answeredAt, isPublic }) => answeredAt === null || !isPublic);
  if (mine.length === 0) return null;
  return (
    <ul className="mb-3 rounded-ctl bg-fill px-4 py-1" aria-label="我的提问">
      {mine.map(({ id, body, answer, createdAt, answeredAt }) => (
        <li key={id} className="py-2 text-14">
          <p className="font-semibold break-words text-ink-1">{body}</p>
          {answeredAt && <p className="mt-0.5 break-words whitespace-pre-line">{answer}</p>}
          <p className="tabular mt-0.5 text-14 text-ink-3">
            {answeredAt ? `${dayAndTime(answeredAt)} 答复，只有你看得到` : `${dayAndTime(createdAt)} 提问，等待答复`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** 问答: what the organiser answered in public, the reader's own questions, and a new one. */
export function QuestionsCard({ data: { exam, questions }, signedIn }: { data: ExamData; signedIn: boolean }) {
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const input = signedIn ? { params: { id: exam.id } } : null;
  const own = useCall('GET /api/exams/:id/questions/mine', input, quietly);
  const { items, waiting } = questions;
  const isOpen = exam.status === 'published';
  const shown = all ? items : items.slice(0, AT_FIRST);
  const note = [items.length > 0 && `${items.length} 条已答复`, waiting > 0 && `${waiting} 条待答复`];
  return (
    <Card id="questions" heading="问答" aside={note.filter(Boolean).join('，')}>
      {signedIn && <Own questions={own.data?.items ?? []} />}
      {items.length === 0 ? (
        <p className="text-14 text-ink-3">还没有公开的答复。公告里没写清楚的，可以问组织单位。</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((question) => (
            <Answered key={question.id} {...question} />
          ))}
        </ul>
      )}
      <div className="script-only mt-3 flex flex-wrap items-center gap-3">
        {isOpen && !asking && signedIn && <Button onClick={() => setAsking(true)}>提问</Button>}
        {isOpen && !signedIn && (
          <a className="btn btn-outline unless-seeker" href={paths.seekerLogin(paths.exam(exam.id))}>
            登录后提问
          </a>
        )}
        {items.length > shown.length && (
          <button type="button" className="link text-14" onClick={() => setAll(true)}>
            全部 {items.length} 条
          </button>
        )}
      </div>
      {asking && (
        <AskForm
          examId={exam.id}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void own.refetch();
          }}
        />
      )}
    </Card>
  );
}

const LEAST = 6;

/** A question to the organiser. */
function AskForm({ examId, onClose, onDone }: { examId: string; onClose(): void; onDone(): void }) {
  const [body, setBody] = useState('');
  const [fault, setFault] = useState('');
  const question = useAction('POST /api/exams/:id/questions', {
    done: '提问已提交，答复后会通知你',
    onSuccess: onDone,
    onError: (error) =>
      setFault(error instanceof ApiError ? (error.issues?.[0]?.message ?? error.message) : '没有提交成功，请重试'),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if ([...body.trim()].length < LEAST) return setFault(`问题至少 ${LEAST} 个字`);
    setFault('');
    void question.send({ params: { id: examId }, body: { body } });
  };
  return (
    <form className="mt-3 grid gap-3" aria-label="提问" onSubmit={send}>
      <TextArea
        label="你的问题"
        rows={3}
        maxLength={300}
        placeholder="写明岗位代码和你的情况。答复可能公开，请不要写姓名、身份证号和电话"
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={fault}
      />
      <p className="flex gap-2">
        <Button type="submit" look="filled" busy={question.isPending}>
          提交
        </Button>
        <Button type="button" onClick={onClose}>
          取消
        </Button>
      </p>
    </form>
  );
}
