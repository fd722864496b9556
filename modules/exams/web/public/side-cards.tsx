import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { Frame } from '#web/slots.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import type { ExamDetail, ExamPost, ReportedFacts } from '../../contract/exam-shapes.ts';
import { takesRegistrations, whenText } from '../features/exam-words.ts';
import { FileList, NoticeList } from '../features/notice-list.tsx';
import type { ExamData } from './load-exams.ts';

/** 补充公告, the latest first. */
export function NoticesCard({ notices }: Pick<ExamDetail, 'notices'>) {
  return (
    <Card id="notices" space="side" heading="通知">
      {notices.length === 0 ? (
        <p className="text-14 text-ink-3">公告发布后没有变更。</p>
      ) : (
        <NoticeList notices={notices} />
      )}
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
export function ContactCard({ exam: { organiser, settings, isReported, earlier } }: { exam: ExamDetail }) {
  return (
    <Card space="side" heading="联系">
      <a className="flex items-center gap-3 hover:text-brand" href={paths.company(organiser.id)}>
        <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={36} />
        <span className="min-w-0">
          <b className="cut block text-14 font-semibold text-ink-1">{organiser.name}</b>
          {!isReported && <span className="text-12 text-ok-ink">已认证，可组织公招</span>}
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
