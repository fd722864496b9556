import { eq } from 'drizzle-orm';
import { api } from '#contract/api.ts';
import { newId } from '#database/new-id.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { signUpHandlers } from '#server/domains/seekers/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { fair, fairBooth, fairEvent, fairExhibitor, fairVisitor } from '../schema.ts';
import { fairHandlers } from './routes.ts';

const isOurs = (key: string) => /fairs|jobmeeting|saveSignUp|admin\/exhibitors/.test(key);
const table = Object.fromEntries(Object.entries(api).filter(([key]) => isOurs(key)));

/** A fair on 2026-12-05, with the clock at 2026-11-20, and people who may act on it. */
export async function useFairs() {
  const app = await useTestApp({
    table,
    handlers: (deps: Deps) => ({ ...fairHandlers(), ...signUpHandlers(deps) }) as never,
    resolveToken,
  });
  const { db, call, clock } = app;
  const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;

  const aSeeker = async (name = '林知夏') => {
    const person = await givenSeeker(db, { name });
    return { ...person, token: await tokenOf(person.accountId) };
  };
  const aSchool = async (values: Parameters<typeof givenRecruiter>[1] = {}) => {
    const recruiter = await givenRecruiter(db, values);
    const { id: postId } = await givenOpenPost(db, recruiter.companyId, { memberId: recruiter.memberId });
    return { ...recruiter, postId, token: await tokenOf(recruiter.accountId) };
  };
  const anOperator = async (role: 'super' | 'content' | 'support' | 'review' = 'content') => {
    const { accountId } = await givenOperator(db, role);
    return { accountId, token: await tokenOf(accountId) };
  };
  type School = Awaited<ReturnType<typeof aSchool>>;
  type Someone = { token: string };

  const aFair = async (values: Partial<typeof fair.$inferInsert> = {}, booths = 3) => {
    const id = newId();
    const at = new Date('2026-11-01T02:00:00Z');
    const base = {
      status: 'open' as const,
      type: 'general',
      kind: 'school',
      title: '浙江省教师招聘双选会',
      cityCode: '330100',
      venue: '会展中心',
      startsAt: new Date('2026-12-05T01:00:00Z'),
      endsAt: new Date('2026-12-05T08:00:00Z'),
      signUpFrom: at,
      signUpUntil: new Date('2026-12-05T06:00:00Z'),
      capacity: 50,
      halls: [{ name: '1 号馆', width: 40, height: 20, entrance: '南门' }],
      createdAt: at,
      updatedAt: at,
    };
    await db.insert(fair).values({ ...base, ...values, id });
    const drawn = Array.from({ length: booths }, (_, n) => ({
      fairId: id,
      number: `A${String(n + 1).padStart(2, '0')}`,
      hall: 0,
      x: (n % 10) * 3,
      y: Math.floor(n / 10) * 3,
      w: 2,
      h: 2,
    }));
    const made = drawn.length > 0 ? await db.insert(fairBooth).values(drawn).returning() : [];
    return { id, boothIds: made.map((row) => row.id) };
  };

  return {
    ...app,
    aSeeker,
    aSchool,
    anOperator,
    aFair,
    signUp: ({ token }: Someone, meetingId: string) =>
      call('POST', '/api/jober/saveSignUp', { token, body: { meetingId } }),
    cancel: ({ token }: Someone, id: string) => call('DELETE', `/api/fairs/${id}/ticket`, { token }),
    ticket: ({ token }: Someone, id: string) => call('GET', `/api/fairs/${id}/ticket`, { token }),
    apply: (school: School, meeting: string, boothId?: string) =>
      call('POST', '/api/jobmeeting/addExhibitors', {
        token: school.token,
        query: { meeting },
        body: {
          companyId: school.companyId,
          posts: [school.postId],
          people: [{ name: '周老师', title: '人事主管' }],
          ...(boothId ? { boothWish: { boothId } } : {}),
        },
      }),
    hold: ({ token }: Someone, id: string, boothId: string | null) =>
      call('POST', `/api/company/fairs/${id}/hold`, { token, body: boothId === null ? {} : { boothId } }),
    move: ({ token }: Someone, id: string, move: string) =>
      call('POST', `/api/company/fairs/${id}/moves`, { token, body: { move } }),
    review: ({ token }: Someone, exhibitorId: string, body: Record<string, string>) =>
      call('POST', `/api/admin/exhibitors/${exhibitorId}/moves`, { token, body }),
    exhibitorRows: (fairId: string) => db.select().from(fairExhibitor).where(eq(fairExhibitor.fairId, fairId)),
    boothRows: (fairId: string) =>
      db.select().from(fairBooth).where(eq(fairBooth.fairId, fairId)).orderBy(fairBooth.number),
    visitorRows: (fairId: string) => db.select().from(fairVisitor).where(eq(fairVisitor.fairId, fairId)),
    fairRow: async (id: string) => (await db.select().from(fair).where(eq(fair.id, id)))[0],
    eventsOf: (fairId: string) => db.select().from(fairEvent).where(eq(fairEvent.fairId, fairId)),
  };
}
