import type { OperatorRole } from '#contract/actor.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOperator, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { contentEndpoints } from '../contract/content.ts';
import { contentHandlers } from './routes.ts';

/** An article's form; a lecture's with `lecture`. */
export const articleForm = {
  kind: 'article',
  title: '下半年教师资格面试安排',
  summary: '准考证下周起可以打印。',
  category: 'exam',
  regionCode: null as string | null,
  coverUrl: '',
  source: '教育人才网',
  body: '<p>下月开考。</p>',
  attachments: [] as { id: string; name: string }[],
  publishAt: null as string | null,
  withdrawAt: null as string | null,
};

export const lectureForm = (capacity: number | null = 2) => ({
  ...articleForm,
  kind: 'lecture',
  title: '结构化面试怎么答',
  category: 'interview',
  lecture: {
    speaker: '沈老师',
    speakerTitle: '特级教师',
    speakerIntro: '从教三十年。',
    mode: 'online',
    place: '',
    startsAt: '2026-12-01T11:00:00Z',
    endsAt: '2026-12-01T13:00:00Z',
    capacity,
    liveUrl: 'https://live.example.com/1',
    replayUrl: '',
    outline: ['答题结构'],
  },
});

/** An application with the content calls only, and callers for an operator and a reader. */
export async function useContentApp() {
  const app = await useTestApp({ table: contentEndpoints, handlers: contentHandlers, resolveToken });
  const { call, db } = app;
  const operator = async (role: OperatorRole = 'content') => {
    const { token } = await signIn(db, (await givenOperator(db, role)).accountId);
    return (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
      call(method, `/api/content/editor${path}`, { token, body });
  };
  const seeker = async () => {
    const made = await givenSeeker(db);
    return { ...made, token: (await signIn(db, made.accountId)).token };
  };
  const edit = await operator();
  /** A new item, published as its form says. */
  const publish = async (form: object = articleForm) => {
    const { body: draft } = await edit('POST', '/items', form);
    const { body } = await edit('POST', `/items/${draft.id}/moves`, { move: 'publish' });
    return body as { id: string; version: number };
  };
  return { ...app, operator, seeker, edit, publish };
}
