/** Expected answers by caller; see `rights-table.ts` for the format. */
export const boxRights = `
GET /api/company/deliveries/:id/notes           delivery   own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id/notes           delivery   oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
POST /api/company/deliveries/:id/notes          delivery   own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
POST /api/company/deliveries/:id/notes          delivery   oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id/scores          delivery   own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id/scores          delivery   oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
PUT /api/company/deliveries/:id/score           delivery   own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
PUT /api/company/deliveries/:id/score           delivery   oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
GET /api/company/posts/:id/scoreForm            post       own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/posts/:id/scoreForm            post       oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
PUT /api/company/posts/:id/scoreForm            post       own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/posts/:id/scoreForm            post       oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/posts/:id/blind                post       own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/posts/:id/blind                post       oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/boxRows                        -          -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
GET /api/company/boxCounts                      -          -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
GET /api/company/boxStrip                       -          -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
GET /api/company/replyTemplates                 -          -   401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/company/replyTemplates                -          -   401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
PUT /api/company/replyTemplates/:id             templateId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/replyTemplates/:id             templateId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/company/replyTemplates/:id          templateId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/company/replyTemplates/:id          templateId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/boxBatches                    delivery   own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/boxBatches                    delivery   oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/boxBatches/:id                 batchId    own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/boxBatches/:id                 batchId    oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/boxBatches/:id/undo           batchId    own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/boxBatches/:id/undo           batchId    oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/interviews                     -          -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
GET /api/company/boxExport                      company    own 401 403 403 ok  403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/boxExport                      company    oth 401 403 403 403 403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/boxExports                     -          -   401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/company/dashboard                      -          -   401 403 403 ok  ok  ok  403 wai rej sus 403 401 401 401 403
`;
