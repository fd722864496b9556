/** Who gets what; how a line is read says `rights-table.ts`. */
export const notificationsRights = `
GET /api/notifications                        -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   oth 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/notifications/settings              -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
PUT /api/notifications/settings              -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
`;
