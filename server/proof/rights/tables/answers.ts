/** Expected answers by caller; see `rights-table.ts` for the format. */
export const answersRights = `
GET /api/answers/red-list                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/companies/:id/answers                page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/companies/:id/answers                page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
`;
