/** Expected answers by caller; see `rights-table.ts` for the format. */
export const clearanceRights = `
GET /api/deliveries/:id/clearance             delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/deliveries/:id/clearance             delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/deliveries/:id/clearance            delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/deliveries/:id/clearance            delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
`;
