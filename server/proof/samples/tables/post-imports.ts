import type { postImportEndpoints } from '#contract/imports/post-import.ts';
import type { Fixtures } from '../../tenants.ts';
import type { Samples } from '../sample.ts';

const byId = ({ importId }: Fixtures) => ({ params: { id: importId } });

export const postImportsSamples: Samples<typeof postImportEndpoints> = {
  'GET /api/company/imports': () => ({}),
  'POST /api/company/imports': () => ({ body: { fileId: '4611686018427387904' } }),
  'GET /api/company/imports/:id': byId,
  'PUT /api/company/imports/:id/mapping': (fixtures) => ({
    ...byId(fixtures),
    body: { mapping: [{ field: 'title', column: '岗位名称' }] },
  }),
  'POST /api/company/imports/:id/write': byId,
  'POST /api/company/imports/:id/undo': byId,
  'GET /api/company/imports/:id/report': byId,
};
