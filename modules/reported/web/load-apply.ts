import { redirect } from 'react-router';
import type { Call } from '#contract/api.ts';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';

/** A project that others run, as a whole. One that is run here leads to its own page. */
async function ofExam(call: Call, examId: string) {
  const { title, status, steps, reported, organiser, attachments } = await call('GET /api/exams/:id', {
    params: { id: examId },
  }).catch(failPage);
  if (!reported) throw redirect(paths.exam(examId));
  const register = steps.find(({ step }) => step === 'register');
  const ended = status !== 'published' || !register || Date.parse(register.endsAt) <= Date.now();
  return {
    postId: null,
    examId,
    isExam: true,
    title,
    status: ended ? 'closed' : 'open',
    deadline: register?.endsAt ?? null,
    source: URL.parse(reported.link)?.host ?? null,
    sourceAt: `${reported.readOn}T00:00:00+08:00`,
    applyBy: reported.applyBy as ApplyBy,
    company: organiser.name,
    forms: attachments,
  };
}

/** How one applies for a post, or for a project that others run. A post that takes resumes here leads to its own page. */
export async function loadApply(call: Call, url: URL) {
  const [id, examId] = [url.searchParams.get('id'), url.searchParams.get('exam')];
  if (isId(examId)) return ofExam(call, examId);
  if (!isId(id)) throw missingPage();
  const { title, status, deadline, source, sourceAt, applyBy, company, exam } = await call('GET /api/posts/:id', {
    params: { id },
  }).catch(failPage);
  if (!applyBy) throw redirect(paths.job(id));
  const project = exam && (await call('GET /api/exams/:id', { params: { id: exam.id } }).catch(failPage));
  return {
    postId: id,
    examId: null,
    isExam: exam !== null,
    ...{ title, status, deadline, source, sourceAt },
    applyBy: applyBy as ApplyBy,
    company: company.name,
    /** Files beside the project's announcement. */
    forms: project?.attachments ?? [],
  };
}

export type ApplyData = Awaited<ReturnType<typeof loadApply>>;
