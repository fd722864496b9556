import type { operatorImportEndpoints, postImportEndpoints } from '#contract/imports/post-import.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const mapping = { mapping: [{ field: 'title', column: '岗位名称' }] };
const ofCompany = ({ companyId, importId: id }: Fixtures) => ({ params: { companyId, id } });
const byId = ({ importId }: Fixtures) => ({ params: { id: importId } });

export const postImportsSamples: Samples<typeof postImportEndpoints & typeof operatorImportEndpoints> = {
  'GET /api/company/imports': () => ({}),
  'POST /api/company/imports': () => ({ body: { fileId: '4611686018427387904' } }),
  'GET /api/company/imports/:id': byId,
  'PUT /api/company/imports/:id/mapping': (fixtures) => ({
    ...byId(fixtures),
    body: mapping,
  }),
  'POST /api/company/imports/:id/write': byId,
  'POST /api/company/imports/:id/undo': byId,
  'GET /api/company/imports/:id/report': byId,
  'GET /api/admin/companies/:companyId/imports': ({ companyId }) => ({ params: { companyId } }),
  'POST /api/admin/companies/:companyId/imports': ({ companyId }) => ({
    params: { companyId },
    body: { fileId: '4611686018427387904' },
  }),
  'GET /api/admin/companies/:companyId/imports/:id': ofCompany,
  'PUT /api/admin/companies/:companyId/imports/:id/mapping': (fixtures) => ({ ...ofCompany(fixtures), body: mapping }),
  'POST /api/admin/companies/:companyId/imports/:id/write': ofCompany,
  'POST /api/admin/companies/:companyId/imports/:id/undo': ofCompany,
  'GET /api/admin/companies/:companyId/imports/:id/report': ofCompany,
};
