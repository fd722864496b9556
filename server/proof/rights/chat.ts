/** Who gets what; how a line is read says `rights-table.ts`. */
export const chatRights = `
GET /api/communicate/unread                   -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/communicate/conversations            -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/communicate/company/conversations    -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/communicate/posts/:id/conversation  target   own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/communicate/posts/:id/conversation  target   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/communicate/deliveries/:id/conversation delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/communicate/deliveries/:id/conversation delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/communicate/conversations/:id talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
GET /api/communicate/conversations/:id talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
GET /api/communicate/conversations/:id/messages talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
GET /api/communicate/conversations/:id/messages talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/messages talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/messages talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/read talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/read talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/block talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/block talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/reports talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/reports talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
`;
