import { Frame } from '#web/slots.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import type { ExamPost, ReportedFacts } from '../../contract/exam-shapes.ts';
import { takesRegistrations, whenText } from '../features/exam-words.ts';
import type { ExamData } from './load-exam.ts';

interface Props {
  exam: ExamData['exam'];
  reported: ReportedFacts;
  chosen: ExamPost | undefined;
  now: number;
}

/** How one applies for a project that others run: its one act, and where all of it was read. */
export function ApplyCard({ exam, reported: { link, readOn, applyBy }, chosen, now }: Props) {
  const register = exam.steps.find(({ step }) => step === 'register');
  const takes = takesRegistrations(exam, now);
  const subject = chosen ? { postId: chosen.id } : { examId: exam.id };
  return (
    <section className="card border-brand-line p-4" aria-label="报名方式">
      <p className="text-16 font-semibold text-ink-1">
        {takes
          ? '到原公告写明的地方报名'
          : register && Date.parse(register.startsAt) > now
            ? '等待报名开始'
            : '报名已截止'}
      </p>
      {register && (
        <p className="tabular mt-1 text-14 text-ink-3">
          {whenText(register.startsAt)} 至 {whenText(register.endsAt)}
          {register.detail && <span className="block">{register.detail}</span>}
        </p>
      )}
      {takes && (
        <Frame
          name="job.apply"
          subject={subject}
          way={applyBy.way}
          className={`${buttonClass({ look: 'filled', wide: true })} reading-act mt-3`}
        >
          {null}
        </Frame>
      )}
      <p className="mt-3 text-14 text-ink-3">
        本站不受理这个项目的报名。{readOn} 读自
        <a className="link mx-1 underline" href={link} target="_blank" rel="noopener noreferrer nofollow">
          原公告
        </a>
        ，以原公告为准。
      </p>
    </section>
  );
}
