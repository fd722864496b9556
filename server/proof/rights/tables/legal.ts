/** Expected answers by caller; see `rights-table.ts` for the format. */
export const legalRights = `
GET /api/legal/:name                          -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/legal/:name/versions                -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
`;
