import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { formatPhone } from '#contract/text.ts';
import { toast } from '#web/api/toasts.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { closingText, dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { applicationAnswers, askAfterDays } from '../contract/application-answers.ts';
import { applyPath } from './apply-path.ts';
import type { ApplyData } from './load-apply.ts';

interface Props {
  way: ApplyWay;
  own: ReturnType<typeof useApplication>;
  /** Nobody applies any more. */
  ended: boolean;
}

/** Keeps that one has applied, and what became of it. */
function AppliedNote({ way, own: { found, busy, keep, answer, drop }, ended }: Props) {
  if (!found) return null;
  const { application } = found;
  const done = way === 'mail' ? '已寄出' : '已报名';
  if (!application)
    return ended ? null : (
      <p className="flex flex-wrap items-center gap-3 border-t border-line py-3 text-14 text-ink-3">
        <Button busy={busy} onClick={() => void keep()}>
          {done}，记下来
        </Button>
        记在“投递”里，{askAfterDays} 天后问你一次有没有回音
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line py-3 text-14 text-ink-2" role="status">
      <span>
        {dateText(application.appliedAt)} {done}
        {application.answer && `，${applicationAnswers[application.answer]}`}
      </span>
      {application.answer !== 'heard' && (
        <Button size="s" busy={busy} onClick={() => void answer('heard')}>
          有回音了
        </Button>
      )}
      {application.answer === null && (
        <Button size="s" busy={busy} onClick={() => void answer('silent')}>
          没有回音
        </Button>
      )}
      <Button size="s" look="text" busy={busy} onClick={() => void drop()}>
        删除记录
      </Button>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t border-line py-3 text-16 first:border-t-0">
      <dt className="w-20 flex-none text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words text-ink-1">{children}</dd>
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('已复制'),
      () => toast.info('复制没有成功，请选中后复制'),
    );
  return (
    <Button size="s" look="text" className="script-only" aria-label={label} onClick={() => void copy()}>
      复制
    </Button>
  );
}

/** The PDF of the person's default resume, to be attached. */
function ResumeButton({ resume }: { resume: { id: string; name: string } }) {
  const { send, isPending } = useAction('GET /api/resumes/:id/pdf', {
    onSuccess: (pdf) => saveFile(`${resume.name}.pdf`, pdf),
  });
  return (
    <Button size="l" busy={isPending} onClick={() => void send({ params: { id: resume.id }, query: {} })}>
      下载简历 PDF
    </Button>
  );
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

/** Opens the person's own mail program. */
const mailLink = (mail: string, subject: string | null) =>
  `mailto:${encodeURIComponent(mail).replace('%40', '@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** How one applies for a post elsewhere, and the person's note of having done so. */
export function ApplyPage({ data }: { data: ApplyData }) {
  const { postId, examId, title, company, applyBy, deadline, source, sourceAt, isExam, forms } = data;
  const { way, link = '', email = '', hotline, place, hours, papers = [] } = applyBy;
  const seeker = useSession(isSeekerSignedIn);
  const own = useApplication(postId, seeker);
  const here = applyPath(postId === null ? { examId: examId ?? '' } : { postId });
  const subject = own.found?.subject ?? applyBy.subject ?? null;
  const ended = data.status !== 'open';
  return (
    <div className="page max-w-180 py-8 max-sm:py-5">
      <p className="text-14 text-ink-3">
        <a className="quiet" href={postId === null ? paths.exam(examId ?? '') : paths.job(postId)}>
          {title}
        </a>
        <span className="mx-2">·</span>
        {company}
      </p>
      <h1 className="mt-1 text-28 max-sm:text-20">{applyWays[way]}</h1>
      <section className="card mt-5 px-6 py-4 max-sm:px-4">
        <dl>
          {way === 'web' && (
            <Fact label="报名网站">
              <b className="font-semibold">{hostOf(link)}</b>
              <span className="block text-14 text-ink-3">{link}</span>
            </Fact>
          )}
          {way === 'mail' && (
            <>
              <Fact label="邮箱">
                {email} <CopyButton text={email} label="复制邮箱" />
              </Fact>
              {subject && (
                <Fact label="邮件标题">
                  {subject} <CopyButton text={subject} label="复制邮件标题" />
                </Fact>
              )}
            </>
          )}
          {way === 'desk' && (
            <>
              {hotline && (
                <Fact label="电话">
                  <a className="link" href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>
                    {formatPhone(hotline)}
                  </a>
                </Fact>
              )}
              {place && <Fact label="地点">{place}</Fact>}
              {hours && <Fact label="时间">{hours}</Fact>}
            </>
          )}
          {papers.length > 0 && <Fact label="材料">{papers.join('、')}</Fact>}
          {forms.length > 0 && (
            <Fact label="下载">
              {forms.map(({ id, name, url }) => (
                <a key={id} className="link block" href={url} download={name}>
                  {name}
                </a>
              ))}
            </Fact>
          )}
          <Fact label="截止">{deadline ? closingText(deadline, Date.now()) : '以原公告为准'}</Fact>
        </dl>
        {ended ? (
          <p className="border-t border-line py-3 text-16 text-ink-2">
            这个{postId === null ? '项目' : '职位'}已停止报名。
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 pb-2">
            {way === 'web' && (
              <a
                className="btn btn-filled btn-l h-auto min-h-11 max-w-full py-2 leading-6 break-words whitespace-normal"
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                离开本站，前往 {hostOf(link)}
              </a>
            )}
            {way === 'mail' && (
              <>
                <a className="btn btn-filled btn-l" href={mailLink(email, subject)}>
                  打开邮件程序
                </a>
                {own.found?.resumes[0] && <ResumeButton resume={own.found.resumes[0]} />}
              </>
            )}
            {!seeker && postId !== null && (
              <ButtonLink size="l" look="outline" href={paths.seekerLogin(here)}>
                {way === 'mail' ? '登录后可下载简历、记下报名' : '登录后可记下报名'}
              </ButtonLink>
            )}
          </div>
        )}
        {seeker && <AppliedNote way={way} own={own} ended={ended} />}
      </section>
      <p className="mt-4 flex gap-2 text-14 text-ink-3">
        <ShieldCheck size={18} className="mt-0.5 flex-none text-ink-4" aria-hidden />
        <span>
          {isExam && '除公告写明的考务费外，'}招聘不收取任何费用，遇到收费、押证或培训贷请举报。
          {source && `信息来源：${source}${sourceAt ? `，${dateText(sourceAt)} 收录` : ''}，以原公告为准。`}
          {postId !== null && (
            <>
              发布单位可以
              <a className="link" href={`/jobs/removal?id=${postId}`} rel="nofollow">
                申请移除
              </a>
              。
            </>
          )}
        </span>
      </p>
    </div>
  );
}

/** A seeker's own application for a post elsewhere; nothing for others, and for a project as a whole. */
function useApplication(postId: string | null, isSeeker: boolean) {
  const params = { postId: postId ?? '' };
  const input = isSeeker && postId !== null ? { params } : null;
  const { data: found, replace, change } = useCall('GET /api/outsideApplications/:postId', input, { background: true });
  const keep = useAction('PUT /api/outsideApplications/:postId', { onSuccess: replace });
  const answer = useAction('PUT /api/outsideApplications/:postId/answer', { onSuccess: replace });
  const drop = useAction('DELETE /api/outsideApplications/:postId', {
    onSuccess: () => change((before) => ({ ...before, application: null })),
  });
  return {
    found,
    busy: keep.isPending || answer.isPending || drop.isPending,
    keep: () => keep.send({ params }),
    answer: (given: 'heard' | 'silent') => answer.send({ params, body: { answer: given } }),
    drop: () => drop.send({ params }),
  };
}
