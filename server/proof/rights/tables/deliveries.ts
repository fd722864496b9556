/** Expected answers by caller; see `rights-table.ts` for the format. */
export const deliveriesRights = `
POST /api/deliveries                          target   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          target   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id                       delivery own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id                       delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries/:id/moves                delivery own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries/:id/moves                delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/resumeBoxList                company  own 401 403 403 ok  403 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/resumeBoxList                company  oth 401 403 403 403 403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id               delivery own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id               delivery oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
GET /api/company/updateResumeBoxStatus        delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/updateResumeBoxStatus        delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/updateResumeBoxStatus       delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/updateResumeBoxStatus       delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/interviews/:id/cancel       delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/interviews/:id/cancel       delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
`;
