import type { Fixtures } from '#server/proof/fixtures/fixtures.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { importsEndpoints } from './contract.ts';
import { givenPostImport } from './proof-fixtures.ts';

interface ImportThings {
  importId: string;
}

const mapping = { mapping: [{ field: 'title', column: '岗位名称' }] };
const ofCompany = ({ companyId, importId: id }: Fixtures & ImportThings) => ({ params: { companyId, id } });
const byId = ({ importId }: ImportThings) => ({ params: { id: importId } });

const samples: ModuleProof<typeof importsEndpoints, ImportThings>['samples'] = {
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

export const proof: ModuleProof<typeof importsEndpoints, ImportThings> = {
  fixtures: (db, { companyId }) => givenPostImport(db, companyId),
  samples,
  // The file does not exist, so that nobody gets further.
  rights: `
GET /api/company/imports                      -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/company/imports                     -        - 401 403 403 inv inv 403 403 wai rej sus 403 401 401 401 403
GET /api/company/imports/:id                  importId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/imports/:id                  importId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/imports/:id/mapping          importId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/imports/:id/mapping          importId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/imports/:id/write           importId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/imports/:id/write           importId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/imports/:id/undo            importId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/imports/:id/undo            importId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/imports/:id/report           importId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/imports/:id/report           importId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/admin/companies/:companyId/imports companyId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/companies/:companyId/imports companyId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/companies/:companyId/imports - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 inv
GET /api/admin/companies/:companyId/imports/:id importId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/companies/:companyId/imports/:id importId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
PUT /api/admin/companies/:companyId/imports/:id/mapping importId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/companies/:companyId/imports/:id/mapping importId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
POST /api/admin/companies/:companyId/imports/:id/write importId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/companies/:companyId/imports/:id/write importId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
POST /api/admin/companies/:companyId/imports/:id/undo importId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/companies/:companyId/imports/:id/undo importId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
GET /api/admin/companies/:companyId/imports/:id/report importId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/companies/:companyId/imports/:id/report importId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
`,
  operatorRights: `
GET /api/admin/companies/:companyId/imports                  + + - - -
POST /api/admin/companies/:companyId/imports                 + + - - -
GET /api/admin/companies/:companyId/imports/:id              + + - - -
PUT /api/admin/companies/:companyId/imports/:id/mapping      + + - - -
POST /api/admin/companies/:companyId/imports/:id/write       + + - - -
POST /api/admin/companies/:companyId/imports/:id/undo        + + - - -
GET /api/admin/companies/:companyId/imports/:id/report       + + - - -
`,
  memberRights: `
GET /api/company/imports                                   + + - -
POST /api/company/imports                                  + + - -
GET /api/company/imports/:id                               + + - -
PUT /api/company/imports/:id/mapping                       + + - -
POST /api/company/imports/:id/write                        + + - -
POST /api/company/imports/:id/undo                         + + - -
GET /api/company/imports/:id/report                        + + - -
`,
};
