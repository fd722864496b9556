/** Expected answers by caller; see `rights-table.ts` for the format. */
export const companiesRights = `
GET /api/companies                            -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/queryCompanyDetail           page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/queryCompanyDetail           page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/getPostByCompanyId           page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/getPostByCompanyId           page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/getHostPostByCompanyId       page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/getHostPostByCompanyId       page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/queryCompany                 -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/saveJoberInfo               company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
POST /api/company/saveJoberInfo               company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/company/jobberRegisteredCompanyInfo claim    own 401 ok  ok  con con con con con ok  con ok  401 401 401 ok
POST /api/company/jobberRegisteredCompanyInfo claim    oth 401 403 403 con con con con con 403 con 403 401 401 401 403
POST /api/company/joberSaveCompanyInfo        -        - 401 ok  ok  ok  ok  403 403 wai ok  sus ok  401 401 401 ok
POST /api/company/saveRecruiterInfo           page     own 401 ok  ok  ok  con ok  ok  ok  ok  ok  ok  401 401 401 ok
POST /api/company/saveRecruiterInfo           page     oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/queryCompanyMessage          company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
GET /api/company/queryCompanyMessage          company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/verifyNumber                 company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
GET /api/company/verifyNumber                 company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/jober/getEnterpriseRecruiter         page     own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
GET /api/jober/getEnterpriseRecruiter         page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/companies/:id/mine                   page     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/companies/:id/mine                   page     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/companies/:id/follow                 page     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/companies/:id/follow                 page     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/companies/:id/follow              page     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/companies/:id/follow              page     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
`;
