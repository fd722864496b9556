/** Expected answers by caller; see `rights-table.ts` for the format. */
export const postsRights = `
GET /api/posts                                -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/facets                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/around                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/open-to                        -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/suggest                        -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id                            post     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id                            post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/posts/:id/similar                    post     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id/similar                    post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
POST /api/posts/:id/views                     post     own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
POST /api/posts/:id/views                     post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
PUT /api/posts/:id/favourite                  post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/posts/:id/favourite                  post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/posts/:id/favourite               post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/posts/:id/favourite               post     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/favourites                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/mine                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/fits                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/:id/mine                       post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/:id/mine                       post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/posts/:id/reports                   post     own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/posts/:id/reports                   post     oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 all
GET /api/company/posts                        -        - 401 403 403 ok  ok  ok  ok  ok  ok  ok  403 401 401 401 403
POST /api/company/posts/:id/moves             post     own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/posts/:id/moves             post     oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/home                                 -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
`;
