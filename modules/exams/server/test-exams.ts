import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import type { ExamStep } from '../contract/exam-state.ts';
import type { RegistrationState } from '../contract/registration-state.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { exam, examPost, examStep } from '../schema/exams.ts';

export const at = (text: string) => new Date(`${text}:00+08:00`);

interface Options {
  fee?: number;
  ratio?: number;
  posts?: readonly { headcount: number; subject?: string }[];
  /** Days of November and the hour, beside a registration that is over. */
  steps?: Partial<Record<ExamStep, readonly [from: string, to: string]>>;
}

/** A published project of a recruiter, whose registration ran from the 10th to the 16th of November 2026. */
export async function givenProject(
  db: Database,
  { fee = 0, ratio = 3, posts = [{ headcount: 2 }], steps = {} }: Options,
) {
  const { companyId, accountId } = await givenRecruiter(db);
  const id = newId();
  const made = at('2026-11-01T09:00');
  const settings = { ...usualSettings(2027), fee, ratio, payNote: '财政平台缴费', phones: [] };
  await db.insert(exam).values({
    id,
    companyId,
    status: 'published',
    title: '澜州市 2027 年公开招聘教师',
    regionCode: '330100',
    settings,
    registerFrom: at('2026-11-10T09:00'),
    registerUntil: at('2026-11-16T17:00'),
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
  });
  const times = { register: ['2026-11-10T09:00', '2026-11-16T17:00'], ...steps } as const;
  await db
    .insert(examStep)
    .values(
      Object.entries(times).map(([step, [from, to]]) => ({ examId: id, step, startsAt: at(from), endsAt: at(to) })),
    );
  const postIds = posts.map(() => newId());
  await db.insert(examPost).values(
    posts.map(({ headcount, subject = null }, line) => ({
      id: postIds[line] as string,
      examId: id,
      code: `010${line + 1}`,
      employer: '澜州市第一中学',
      title: `岗位${line + 1}`,
      headcount,
      subject,
      requirements: { words: {} },
      line,
    })),
  );
  return { id, companyId, accountId, postIds };
}

/** A seeker's registration for a post, in a state. */
export async function givenRegistered(db: Database, examId: string, postId: string, status: RegistrationState) {
  const { accountId, joberId } = await givenSeeker(db);
  const content = resumeContent.parse({});
  const person = { id: joberId, name: '林知夏', gender: 'female', birthday: '1996-05-12', education: 'bachelor' };
  const jober = { ...person, identity: 'teacher', cityCode: null, avatarUrl: null, phone: '13812345678' };
  const snapshot = resumeSnapshot.parse({ jober, resumeName: '', content });
  const row = {
    id: newId(),
    examId,
    postId,
    joberId,
    name: snapshot.jober.name,
    snapshot,
    checks: [],
    standing: 'fits',
  };
  const [made] = await db
    .insert(examRegistration)
    .values({ ...row, status, identityMasked: '33**************29', submittedAt: at('2026-11-11T10:00') })
    .returning();
  return { id: row.id, number: made?.number ?? 0, accountId, joberId };
}
