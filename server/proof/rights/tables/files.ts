/** Expected answers by caller; see `rights-table.ts` for the format. */
export const filesRights = `
POST /api/files - - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 403
`;
