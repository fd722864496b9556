/** Who gets what; how a line is read says `rights-table.ts`. */
export const filesRights = `
POST /api/files - - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 ok
`;
