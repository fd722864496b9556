import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { contentEndpoints } from './contract.ts';
import { givenContent } from './proof-fixtures.ts';

type Made = Awaited<ReturnType<typeof givenContent>>;

const ofItem = ({ itemId: id }: Made) => ({ params: { id } });
const ofLecture = ({ lectureId: id }: Made) => ({ params: { id } });
const ofVersion = ({ itemId: id }: Made) => ({ params: { id, number: 1 } });

const form = {
  kind: 'article' as const,
  title: '教师资格面试下月开考',
  summary: '准考证下周起可以打印。',
  category: 'exam',
  regionCode: '330100',
  coverUrl: '',
  source: '教育人才网',
  body: '<p>下月开考。</p>',
  attachments: [],
  publishAt: '2026-11-19T02:00:00Z',
  withdrawAt: null,
};

export const proof: ModuleProof<typeof contentEndpoints, Made> = {
  fixtures: givenContent,
  hidden: (db, tenant) => givenContent(db, { ...tenant, hidden: true }),
  samples: {
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
  },
  rights: `
GET /api/content/articles                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/admissions                   -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/lectures                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/policies                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/guides                       -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/talent-policies              -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/home                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/items/:id                    itemId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/items/:id                    itemId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/content/items/:id/views             itemId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/content/items/:id/views             itemId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/content/lectures/:id/seat            lectureId own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/content/lectures/:id/seat            lectureId oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/content/lectures/:id/seat         lectureId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/content/lectures/:id/seat         lectureId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/content/editor/items                 -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id             itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id             itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items                -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/content/editor/items/:id             itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/content/editor/items/:id             itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items/:id/moves      itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/content/editor/items/:id/moves      itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/content/editor/items/:id/versions    itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/versions    itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/content/editor/items/:id/versions/:number itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/versions/:number itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items/:id/versions/:number/restore itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/content/editor/items/:id/versions/:number/restore itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/preview              -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/guests      lectureId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/guests      lectureId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
`,
  operatorRights: `
GET /api/content/editor/items                 + - + - -
GET /api/content/editor/items/:id             + - + - -
GET /api/content/editor/items/:id/guests      + - + - -
GET /api/content/editor/items/:id/versions    + - + - -
GET /api/content/editor/items/:id/versions/:number + - + - -
POST /api/content/editor/items                + - + - -
POST /api/content/editor/items/:id/moves      + - + - -
POST /api/content/editor/items/:id/versions/:number/restore + - + - -
POST /api/content/editor/preview              + - + - -
PUT /api/content/editor/items/:id             + - + - -
`,
};
