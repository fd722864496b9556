import { shortTitle } from './exam-words.ts';

/** A project's title without its organiser, who stands beside it; read out in full, since projects of many organisers have the same rest. */
export function ExamTitle({ exam }: { exam: { title: string; organiser: { name: string } } }) {
  const short = shortTitle(exam);
  return (
    <>
      {short !== exam.title && <span className="sr-only">{exam.organiser.name} </span>}
      {short}
    </>
  );
}
