/** Expected answers by caller; see `rights-table.ts` for the format. */
export const siteRights = `
GET /api/site/config                          -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/site/regions                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/site/legal                           -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
`;
