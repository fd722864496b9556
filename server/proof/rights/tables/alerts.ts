/** Expected answers by caller; see `rights-table.ts` for the format. */
export const alertsRights = `
GET /api/searches                             -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/searches                            -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PATCH /api/searches/:id                       searchId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PATCH /api/searches/:id                       searchId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/searches/:id                      searchId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/searches/:id                      searchId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/history                              -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/history/:id                          post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/history/:id                          post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/history/:id                       post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/history/:id                       post     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/history                           -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/follows                              -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/follows/posts                        -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/reports                              -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
`;
