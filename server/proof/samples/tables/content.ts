import type { contentEndpoints } from '#contract/content/content.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { legalEndpoints } from '#contract/personal-data/legal-texts.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const ofItem = ({ itemId: id }: Fixtures) => ({ params: { id } });
const ofLecture = ({ lectureId: id }: Fixtures) => ({ params: { id } });
const ofVersion = ({ itemId: id }: Fixtures) => ({ params: { id, number: 1 } });

const form = {
  kind: 'article' as const,
  title: '教师资格面试下月开考',
  summary: '准考证下周起可以打印。',
  category: 'exam',
  regionCode: '330100',
  coverUrl: '/pictures/cover/1-1.svg',
  source: '教育人才网',
  body: '<p>下月开考。</p>',
  attachments: [],
  publishAt: '2026-11-19T02:00:00Z',
  withdrawAt: null,
};

let days = 0;
/** A day without a version. */
function nextDay(): string {
  days += 1;
  return new Date(Date.UTC(2030, 0, days)).toISOString().slice(0, 10);
}

export const contentSamples: Samples<typeof contentEndpoints & typeof legalEndpoints> = {
  'GET /api/content/articles': () => ({ query: { category: 'exam', page: 1 } }),
  'GET /api/content/admissions': () => ({ query: { category: 'master', cityCode: '330100' } }),
  'GET /api/content/lectures': () => ({ query: { category: 'interview', when: 'upcoming' } }),
  'GET /api/content/policies': () => ({ query: { category: 'talent', cityCode: '330000' } }),
  'GET /api/content/guides': () => ({ query: { category: 'resume' } }),
  'GET /api/content/talent-policies': () => ({}),
  'GET /api/content/home': () => ({}),
  'GET /api/content/items/:id': ofItem,
  'POST /api/content/items/:id/views': ofItem,
  'GET /api/content/lectures/:id/seat': ofLecture,
  'DELETE /api/content/lectures/:id/seat': ofLecture,
  'GET /api/content/editor/items': () => ({
    query: { kind: 'article', shown: 'live', category: 'industry', keyword: '教师' },
  }),
  'GET /api/content/editor/items/:id': ofItem,
  'POST /api/content/editor/items': () => ({ body: form }),
  'PUT /api/content/editor/items/:id': (fixtures) => ({ ...ofItem(fixtures), body: { version: 1, form } }),
  'POST /api/content/editor/items/:id/moves': (fixtures) => ({ ...ofItem(fixtures), body: { move: 'withdraw' } }),
  'GET /api/content/editor/items/:id/versions': ofItem,
  'GET /api/content/editor/items/:id/versions/:number': ofVersion,
  'POST /api/content/editor/items/:id/versions/:number/restore': ofVersion,
  'POST /api/content/editor/preview': () => ({ body: { body: '<p>下月开考。</p>' } }),
  'GET /api/content/editor/items/:id/guests': ofLecture,
  'GET /api/legal/:name': () => ({ params: { name: 'privacy' }, query: { version: legalVersions.privacy } }),
  'POST /api/legal/:name/versions': () => ({
    params: { name: 'privacy' },
    body: { version: nextDay(), text: '本政策说明我们如何收集和使用您的个人信息。'.repeat(4) },
  }),
};
