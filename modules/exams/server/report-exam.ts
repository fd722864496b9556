import { dayAt, dayMs } from '#contract/months.ts';
import { lackingOf } from '#contract/posts/apply-by.ts';
import { newId } from '#database/new-id.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { cleanBody } from '#server/platform/html/clean-body.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { knownRules } from '../contract/exam-shapes.ts';
import { type ReportedForm, reportedDays } from '../contract/reported.ts';
import { examAttachment } from '../schema/exams.ts';
import { advertise } from './advertise.ts';
import { checkRegion, registerDates, replaceTable, timesOf } from './save-exam.ts';
import { insertExam, moveExamRow, publishPageChanges, saveSteps } from './store.ts';

/** The timetable with a registration: where the announcement names no end, some days after it. */
function withRegistration({ steps, announcedOn }: Pick<ReportedForm, 'steps' | 'announcedOn'>) {
  const times = timesOf(steps);
  if (times.some(({ step }) => step === 'register')) return times;
  const startsAt = new Date(`${announcedOn}T00:00:00+08:00`);
  const endsAt = new Date(startsAt.getTime() + reportedDays * dayMs);
  return [{ step: 'register', startsAt, endsAt, detail: `公告没有写截止，按发布后 ${reportedDays} 天` }, ...times];
}

/**
 * Publishes a project that others run elsewhere, as its announcement says. Rules of which that says nothing are those of common
 * practice, by which eligibility is judged; its page does not show them.
 * @throws AppError INVALID_INPUT
 */
export async function reportExam(
  { db: tx, now }: DbContext,
  { companyId, actorId, form }: { companyId: string; actorId: string; form: ReportedForm },
): Promise<string> {
  const { organiser: _, link, announcedOn, applyBy, rules, phones, posts, attachments, steps: __, ...texts } = form;
  checkRegion(form.regionCode);
  const issues = lackingOf(applyBy).map(({ path, message }) => ({ path: `body.${path}`, message }));
  if (issues.length > 0) throw appError('INVALID_INPUT', { issues });
  const times = withRegistration(form);
  const dates = registerDates(times);
  const until = dayAt(dates.registerUntil ?? now);
  const known = knownRules.filter((rule) => rules[rule] !== undefined);
  const stated = Object.fromEntries(known.map((rule) => [rule, rules[rule]]));
  const saved = await moveExamRow({ db: tx, now }, null, {
    move: 'report',
    who: 'operator',
    actorId,
    note: link,
    create: async (status) =>
      insertExam(tx, {
        ...texts,
        id: newId(),
        companyId,
        status,
        announcement: await cleanBody(form.announcement),
        settings: { ...usualSettings(Number(until.slice(0, 4))), ageOn: until, ...stated, numbers: 'hidden', phones },
        reported: { link, announcedOn, readOn: dayAt(now), applyBy, known },
        ...dates,
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      }),
  });
  await saveSteps(tx, saved.id, times);
  await replaceTable(tx, saved.id, posts);
  if (attachments.length > 0)
    await tx.insert(examAttachment).values(attachments.map((fileId, line) => ({ examId: saved.id, fileId, line })));
  await advertise(tx, saved, now);
  await publishPageChanges(tx, saved.id);
  return saved.id;
}
