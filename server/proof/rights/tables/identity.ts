/** Expected answers by caller; see `rights-table.ts` for the format. */
export const identityRights = `
POST /api/jober/sendshortmessage              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/sendshortmessage              phone    oth ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/sendshortmessage            phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/sendshortmessage            phone    oth ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/captcha/challenge                    -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/jober/joberInfoByCode                phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/jober/joberInfoByCode                phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
GET /api/jober/mobileLoginByCode              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/jober/mobileLoginByCode              phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
POST /api/jober/joberLogin                    phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
POST /api/jober/joberLogin                    phone    oth cre cre cre cre cre cre cre cre cre cre cre cre cre cre cre
POST /api/jober/registerJoberInfo             -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
DELETE /api/jober/logout                      -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/updatePass                    -        - 401 ok  ok  cre cre cre cre cre cre cre 403 401 401 401 cre
GET /api/company/joberInfoByCode              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/company/joberInfoByCode              phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
POST /api/company/recruiterLogin              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
POST /api/company/recruiterLogin              phone    oth cre cre cre cre cre cre cre cre cre cre cre cre cre cre cre
GET /api/session                              -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/jober/joberInfoByPhone               phone    own 401 ok  403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/jober/joberInfoByPhone               phone    oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/jober/joberInfoById                  jober    own 401 ok  404 ok  404 ok  404 wai rej sus 403 401 401 401 ok
GET /api/jober/joberInfoById                  jober    oth 401 404 404 404 404 404 404 wai rej sus 403 401 401 401 all
`;
