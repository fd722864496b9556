/** Expected answers by caller; see `rights-table.ts` for the format. */
export const recommendationsRights = `
GET /api/recommendations                      -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/recommendations/:id/dismissal        post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/recommendations/:id/dismissal        post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/recommendations/:id/dismissal     post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/recommendations/:id/dismissal     post     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
`;
