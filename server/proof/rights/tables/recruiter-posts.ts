/** Expected answers by caller; see `rights-table.ts` for the format. */
export const recruiterPostRights = `
POST /api/company/posts                       -        - 401 403 403 ok  ok  403 403 ok  ok  ok  403 401 401 401 403
GET /api/company/posts/:id                    post     own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
GET /api/company/posts/:id                    post     oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
PUT /api/company/posts/:id/draft              post     own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
PUT /api/company/posts/:id/draft              post     oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
POST /api/company/posts/:id/submit            post     own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/posts/:id/submit            post     oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/posts/batch                 -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/company/postTemplates                -        - 401 403 403 ok  ok  403 403 ok  ok  ok  403 401 401 401 403
POST /api/company/postTemplates               -        - 401 403 403 ok  ok  403 403 ok  ok  ok  403 401 401 401 403
DELETE /api/company/postTemplates/:id postTemplateId own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
DELETE /api/company/postTemplates/:id postTemplateId oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
POST /api/company/posts/holder                -        - 401 403 403 ok  inv 403 403 ok  ok  ok  403 401 401 401 403
`;
