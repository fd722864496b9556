/** Expected answers by caller; see `rights-table.ts` for the format. */
export const calendarRights = `
GET /api/calendar                             -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/calendar/feed                        -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/calendar/feed                       -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/calendar/feed                     -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/calendar/interviews/:id              delivery own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/calendar/interviews/:id              delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/interviewCalendar            -        -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
`;
