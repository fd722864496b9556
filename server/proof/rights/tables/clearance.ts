/** Who gets what; how a line is read says `rights-table.ts`. */
export const clearanceRights = `
GET /api/deliveries/:id/clearance             delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/deliveries/:id/clearance             delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/deliveries/:id/clearance            delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/deliveries/:id/clearance            delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
`;
