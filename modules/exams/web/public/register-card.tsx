import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { navigateTo } from '#web/api/navigator.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ExamPost } from '../../contract/exam-shapes.ts';
import { registration as machine, type RegistrationState } from '../../contract/registration-state.ts';
import { fitWords, leftText, takesRegistrations, whenText } from '../features/exam-words.ts';
import type { ExamData } from './load-exams.ts';
import { draftOf } from './register/draft.ts';
import type { OwnStanding } from './use-own-standing.ts';

const RegisterDialog = lazyPart(() => import('./register/register-dialog.tsx'), 'RegisterDialog');

interface Props {
  data: ExamData;
  standing: OwnStanding;
  chosen: ExamPost | undefined;
  onDone(): void;
}

/** What the reader can do next: sign in, choose a post, register, or see the own registration. */
export function RegisterCard({ data: { exam, now }, standing, chosen, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { registration, isLoading, signedIn } = standing;
  const register = exam.steps.find(({ step }) => step === 'register');
  const takes = takesRegistrations(exam, now);
  const fit = chosen && standing.fits?.get(chosen.id);
  const said = fit && fitWords(fit);
  const chosenId = chosen?.id;
  // On the way back from the resume, and after a reload, a registration that was being filled in is open again.
  useEffect(() => {
    const draft = takes && !isLoading && !registration ? draftOf(exam.id) : null;
    if (draft?.isOpen && draft.postId === chosenId) setOpen(true);
  }, [takes, isLoading, registration, exam.id, chosenId]);
  if (registration)
    return (
      <section className="card border-brand-line p-4" aria-label="我的报名">
        <p className="text-14 text-ink-3">我的报名</p>
        <p className="mt-1 text-16 font-semibold text-ink-1">
          {machine.labels.seeker[registration.status as RegistrationState]}
        </p>
        <p className="mt-1 text-14">
          {registration.post.code} {registration.post.title}，报名号{' '}
          <span className="tabular">{registration.number}</span>
        </p>
        <a className="btn btn-tint mt-3 w-full" href={paths.ownExams()}>
          看进展
        </a>
      </section>
    );
  const start = () => {
    if (!signedIn) return navigateTo(paths.seekerLogin(paths.exam(exam.id)));
    if (!chosen) return document.getElementById('posts')?.scrollIntoView({ behavior: 'smooth' });
    setOpen(true);
  };
  return (
    <section className="card border-brand-line p-4" aria-label="报名">
      <p className="text-14 text-ink-3">下一步</p>
      <p className="mt-1 text-16 font-semibold text-ink-1">
        {!takes
          ? register && Date.parse(register.startsAt) > now
            ? '等待报名开始'
            : '报名已截止'
          : chosen
            ? '提交报名'
            : '选定一个岗位'}
      </p>
      {register && takes && (
        <p className="tabular mt-1 text-14 text-warm-ink">
          {whenText(register.endsAt)} 前，还有 {leftText(register.endsAt, now)}
        </p>
      )}
      {register && Date.parse(register.startsAt) > now && (
        <p className="tabular mt-1 text-14 text-ink-3">{whenText(register.startsAt)} 开始</p>
      )}
      {chosen && (
        <p className="mt-3 rounded-ctl bg-fill px-3 py-2 text-14">
          <b className="font-semibold text-ink-1">
            {chosen.code} {chosen.title}
          </b>
          <span className="block text-12 text-ink-3">
            {chosen.employer}
            {said && `，${said.label}`}
          </span>
        </p>
      )}
      {takes && (
        <Button
          look="filled"
          wide
          className={`script-only reading-act mt-3 ${signedIn ? '' : 'unless-seeker'}`}
          disabled={isLoading}
          onClick={start}
        >
          {signedIn ? (chosen ? '报名这个岗位' : '选岗报名') : '登录后选岗报名'}
        </Button>
      )}
      <p className="mt-3 text-14 text-ink-3">
        一个项目报一个岗位。审核有结论前可以撤回；审核不通过，截止前可以改报其他岗位。截止以服务器时间为准，到点后不能提交。
      </p>
      {open && chosen && (
        <RegisterDialog
          exam={exam}
          post={chosen}
          fit={fit}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
            void revalidate();
          }}
        />
      )}
    </section>
  );
}
