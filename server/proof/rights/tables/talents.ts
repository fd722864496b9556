/**
 * Expected answers by caller; see `rights-table.ts` for the format. Searchable people belong to nobody; a stranger's is hidden.
 */
export const talentsRights = `
GET /api/talents                            post     own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/talents                            post     oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/talents/facets                     -        -   401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/talents/recommended                post     own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/talents/recommended                post     oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/talents/:id                        talentId own 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/talents/:id                        talentId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/talents/:id/invitations           talentId own 401 403 403 ok  inv 403 403 wai rej sus 403 401 401 401 403
POST /api/talents/:id/invitations           talentId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
PUT /api/talents/:id/rejection              talentId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/talents/:id/rejection              talentId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/talents/:id/rejection           talentId own 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
DELETE /api/talents/:id/rejection           talentId oth 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/company/savedTalents               -        -   401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
PUT /api/talents/:id/saved                  talentId own 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
PUT /api/talents/:id/saved                  talentId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/talents/:id/saved               talentId own 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
DELETE /api/talents/:id/saved               talentId oth 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/talent-invitations                 -        -   401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/talent-invitations/:id/answer     invitationId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/talent-invitations/:id/answer     invitationId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/team                               -        -   401 403 403 ok  ok  ok  ok  ok  ok  ok  403 401 401 401 403
PATCH /api/team/me                          -        -   401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 ok
POST /api/team/links                        -        -   401 403 403 ok  ok  403 403 ok  rej sus 403 401 401 401 403
DELETE /api/team/links/:id                  linkId   own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
DELETE /api/team/links/:id                  linkId   oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
GET /api/team/invitations/:token            linkToken own ok  ok  ok  ok  ok  ok  ok  ok  404 404 ok  ok  ok  ok  ok
GET /api/team/invitations/:token            linkToken oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/team/invitations/:token           linkToken own 401 ok  ok  con con con con con 404 404 ok  401 401 401 ok
POST /api/team/invitations/:token           linkToken oth 401 404 404 404 404 404 404 404 404 404 404 401 401 401 404
PATCH /api/team/members/:id                 askingMemberId own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
PATCH /api/team/members/:id                 askingMemberId oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
POST /api/team/members/:id/moves            askingMemberId own 401 403 403 ok  404 403 403 ok  ok  ok  403 401 401 401 403
POST /api/team/members/:id/moves            askingMemberId oth 401 403 403 404 404 403 403 404 404 404 403 401 401 401 403
POST /api/team/leave                        -        -   401 403 403 mov mov ok  ok  mov mov mov 403 401 401 401 403
GET /api/team/company                       -        -   401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 ok
PUT /api/team/company/pictures              -        -   401 403 403 ok  ok  403 403 ok  ok  ok  403 401 401 401 403
PUT /api/team/company/album                 -        -   401 403 403 ok  ok  403 403 ok  ok  ok  403 401 401 401 403
GET /api/team/company/draft                 -        -   401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 ok
PUT /api/team/company/draft                 -        -   401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  401 401 401 ok
PUT /api/team/company/papers                -        -   401 ok  ok  ok  ok  403 403 ok  ok  sus ok  401 401 401 ok
POST /api/team/company/withdrawal           -        -   401 403 403 mov mov 403 403 ok  mov mov 403 401 401 401 403
`;
