/** Expected answers by caller; see `rights-table.ts` for the format. */
export const contentRights = `
GET /api/content/articles                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/admissions                   -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/lectures                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/policies                     -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/guides                       -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/talent-policies              -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/home                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/items/:id                    itemId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/content/items/:id                    itemId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/content/items/:id/views             itemId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/content/items/:id/views             itemId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/content/lectures/:id/seat            lectureId own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/content/lectures/:id/seat            lectureId oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/content/lectures/:id/seat         lectureId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/content/lectures/:id/seat         lectureId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/content/editor/items                 -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id             itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id             itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items                -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/content/editor/items/:id             itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/content/editor/items/:id             itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items/:id/moves      itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/content/editor/items/:id/moves      itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/content/editor/items/:id/versions    itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/versions    itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/content/editor/items/:id/versions/:number itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/versions/:number itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/items/:id/versions/:number/restore itemId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/content/editor/items/:id/versions/:number/restore itemId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/content/editor/preview              -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/guests      lectureId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/content/editor/items/:id/guests      lectureId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/legal/:name                          -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/legal/:name/versions                -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
`;
