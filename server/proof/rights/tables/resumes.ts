/** Expected answers by caller; see `rights-table.ts` for the format. */
export const resumesRights = `
GET /api/resumes                              -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/resumes                             -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id                          resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id                          resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PATCH /api/resumes/:id                        resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PATCH /api/resumes/:id                        resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/resumes/:id/default                 resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/resumes/:id/default                 resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/resumes/:id                       resume   own 401 con 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/resumes/:id                       resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/resumes/:id                          resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/resumes/:id                          resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/resumes/readings                    -        - 401 inv inv 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/sheet                    resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/sheet                    resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/pdf                      resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/pdf                      resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/docx                     resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resumes/:id/docx                     resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/deliveries/:id/resume.pdf    delivery own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id/resume.pdf    delivery oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
GET /api/deliveries/:id/offer.pdf             delivery own 401 mov 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id/offer.pdf             delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/deliveries/:id/offer.pdf     delivery own 401 403 403 mov 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id/offer.pdf     delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
PATCH /api/jobers/me                          -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resume/getViewsList                  phone    own 401 ok  403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resume/getViewsList                  phone    oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
`;
