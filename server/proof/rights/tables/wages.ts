/** Expected answers by caller; see `rights-table.ts` for the format. */
export const wagesRights = `
GET /api/wages                                 -                 - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/agreements/:id                  agreementId     own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/agreements/:id                  agreementId     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/agreements/:id/hours           agreementId     own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/agreements/:id/hours           agreementId     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/hours/:id/moves                schoolHoursId   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/hours/:id/moves                schoolHoursId   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/slips/:id/moves                issuedSlipId    own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/slips/:id/moves                issuedSlipId    oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/slips/:id/proof                 issuedSlipId    own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/slips/:id/proof                 issuedSlipId    oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/wages                         -                 - 401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/agreements/:id          agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/agreements/:id          agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements             hiredDeliveryId own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements             hiredDeliveryId oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/remind  agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/remind  agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/hours   agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/hours   agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/hours/:id/moves        teacherHoursId  own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/hours/:id/moves        teacherHoursId  oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/slips   agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/slips   agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
PUT /api/company/wages/slips/:id               draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
PUT /api/company/wages/slips/:id               draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/slips/:id/moves        draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/slips/:id/moves        draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/company/wages/slips/:id/proof         draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/slips/:id/proof         draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/salaries                              -                 - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
`;
