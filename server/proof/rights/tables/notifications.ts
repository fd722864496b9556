/** Expected answers by caller; see `rights-table.ts` for the format. */
export const notificationsRights = `
GET /api/notifications                        -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   oth 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/notifications/settings              -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
PUT /api/notifications/settings              -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/account/contacts                    -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/account/email/code                 -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
PUT /api/account/email                       -        - 401 cod cod cod cod cod cod cod cod cod 403 401 401 401 cod
DELETE /api/account/email                    -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/account/wechatNotices              -        - 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
DELETE /api/account/wechatNotices            -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/admin/broadcasts - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/broadcastAudience - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/broadcasts - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/broadcasts/:id/stop broadcastId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/broadcasts/:id/stop broadcastId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
`;
