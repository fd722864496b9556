/** Expected answers by caller; see `rights-table.ts` for the format. */
export const accountsRights = `
POST /api/jober/deleteJoberInfo               -         - 401 ok  cod cod cod cod cod cod cod cod 403 401 401 401 cod
GET /api/account                              -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
PATCH /api/account/privacy                    -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/account/sessions                     -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
DELETE /api/account/sessions/:id              sessionId own 401 ok  404 404 404 404 404 404 404 404 403 401 401 401 404
DELETE /api/account/sessions/:id              sessionId oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/account/sessions/endOthers          -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
PUT /api/account/phone                        -         - 401 ok  cod cod cod cod cod cod cod cod 403 401 401 401 cod
POST /api/account/phoneChange                 -         - 401 ok  ok  cre cre cre cre cre cre cre 403 401 401 401 cre
DELETE /api/account/phoneChange               -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/account/resetPassword               -         - con con con con con con con con con con con con con con con
POST /api/jober/recoverAccount                -         - cre cre cre cre cre cre cre cre cre cre cre cre cre cre cre
POST /api/account/exports                     -         - 401 ok  cod cod cod cod cod cod cod cod 403 401 401 401 cod
GET /api/account/exports                      -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/jobers/me/blocks                     -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/jobers/me/blocks/:companyId          company   own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/jobers/me/blocks/:companyId          company   oth 401 all all 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/jobers/me/blocks/:companyId       company   own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/jobers/me/blocks/:companyId       company   oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/oauth/providers                      -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/oauth/:provider/attempts            -         - 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/oauth/:provider/finish              -         - 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/oauth/bind                          -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
DELETE /api/account/logins/:provider          -         - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/jober/scanLogins                    -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/scanLogins/look               -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/scanLogins/answer             -         - 401 ok  tic 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/scanLogins/wait               -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/directTickets                 -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/directLogin                   -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  tic ok  ok  ok
`;
