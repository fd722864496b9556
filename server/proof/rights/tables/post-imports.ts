/** Expected answers by caller; see `rights-table.ts` for the format. The file does not exist, so that nobody gets further. */
export const postImportsRights = `
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
`;
