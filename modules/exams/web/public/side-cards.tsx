import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { navigateTo } from '#web/api/navigator.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { Frame } from '#web/slots.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import type { ExamDetail, ExamPost, ReportedFacts } from '../../contract/exam-shapes.ts';
import { registration as machine } from '../../contract/registration-state.ts';
import { fitWords, takesRegistrations } from '../features/exam-words.ts';
import { FileList, NoticeList } from '../features/notice-list.tsx';
import type { ExamData } from './load-exams.ts';
import { draftOf } from './register/draft.ts';
import type { OwnStanding } from './use-own-standing.ts';

/** 补充公告, the latest first. */
export function NoticesCard({ notices }: Pick<ExamDetail, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <Card id="notices" space="side" heading="通知">
      <NoticeList notices={notices} />
    </Card>
  );
}

/** Files beside the announcement. */
export function AttachmentsCard({ attachments }: Pick<ExamDetail, 'attachments'>) {
  if (attachments.length === 0) return null;
  return (
    <Card id="attachments" space="side" heading="附件">
      <FileList attachments={attachments} />
    </Card>
  );
}

/** '2025 年 11 月 18 日' */
const dayText = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
};

/** '2025 年 11 月 18 日发布，12 月 19 日笔试' */
function earlierText({ announcedOn, writtenOn }: ExamDetail['earlier'][number]): string {
  if (!writtenOn) return `${dayText(announcedOn)}发布`;
  const isSameYear = writtenOn.slice(0, 4) === announcedOn.slice(0, 4);
  return `${dayText(announcedOn)}发布，${dayText(writtenOn).slice(isSameYear ? 7 : 0)}笔试`;
}

/** Whose project it is, whom to call, and when its organiser announced in earlier years. */
export function ContactCard({ exam: { organiser, settings, earlier } }: { exam: ExamDetail }) {
  return (
    <Card space="side" heading="联系">
      <a className="flex items-center gap-3 hover:text-brand" href={paths.company(organiser.id)}>
        <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={36} />
        <span className="min-w-0">
          <b className="cut block text-14 font-semibold text-ink-1">{organiser.name}</b>
        </span>
      </a>
      <FactRows
        className="tabular mt-3 grid-cols-[72px_1fr] gap-y-1.5"
        facts={[
          ...settings.phones.map(
            ({ name, number }): FactRow => [
              name,
              <a key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
                {number}
              </a>,
            ],
          ),
          [
            '往年公告',
            earlier.length > 0 &&
              earlier.map((one) => (
                <a key={one.id} className="block hover:text-brand" href={paths.exam(one.id)}>
                  {earlierText(one)}
                </a>
              )),
          ],
        ]}
      />
    </Card>
  );
}

interface Props {
  exam: ExamData['exam'];
  reported: ReportedFacts;
  chosen: ExamPost | undefined;
  now: number;
}

/** Why nobody registers now. */
const closedText = (register: ExamDetail['steps'][number] | undefined, now: number) =>
  register && Date.parse(register.startsAt) > now ? '等待报名开始' : '报名已截止';

/** How one applies for a project that others run: its one act, and where all of it was read. */
export function ApplyCard({ exam, reported: { link, readOn, applyBy }, chosen, now }: Props) {
  const register = exam.steps.find(({ step }) => step === 'register');
  const takes = takesRegistrations(exam, now);
  const subject = chosen ? { postId: chosen.id } : { examId: exam.id };
  return (
    <section className="card border-brand-line p-4" aria-label="报名方式">
      <p className="text-16 font-semibold text-ink-1">{takes ? '到原公告写明的地方报名' : closedText(register, now)}</p>
      {register?.detail && <p className="mt-1 text-14 text-ink-3">{register.detail}</p>}
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

const RegisterDialog = lazyPart(() => import('./register/register-dialog.tsx'), 'RegisterDialog');

interface RegisterProps {
  data: ExamData;
  standing: OwnStanding;
  chosen: ExamPost | undefined;
  onDone(): void;
}

/** What the reader can do next: sign in, choose a post, register, or see the own registration. */
export function RegisterCard({ data: { exam, now }, standing, chosen, onDone }: RegisterProps) {
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
        <p className="mt-1 text-16 font-semibold text-ink-1">{machine.labels.seeker[registration.status]}</p>
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
        {!takes ? closedText(register, now) : chosen ? '提交报名' : '选定一个岗位'}
      </p>
      {chosen && (
        <p className="mt-3 rounded-ctl bg-fill px-3 py-2 text-14">
          <b className="font-semibold text-ink-1">
            {chosen.code} {chosen.title}
          </b>
          <span className="block text-14 text-ink-3">
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
