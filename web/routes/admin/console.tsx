import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/admin': () => import('#web/areas/admin/reviews/work-page.tsx').then(({ WorkPage }) => WorkPage),
  '/admin/overview': () => import('#web/areas/admin/home/home-page.tsx').then(({ AdminHomePage }) => AdminHomePage),
  '/admin/reviews': () => import('#web/areas/admin/reviews/work-page.tsx').then(({ WorkPage }) => WorkPage),
  '/admin/companies': () =>
    import('#web/areas/admin/companies/companies-page.tsx').then(({ CompaniesPage }) => CompaniesPage),
  '/admin/users': () => import('#web/areas/admin/users/users-page.tsx').then(({ UsersPage }) => UsersPage),
  '/admin/broadcasts': () =>
    import('#web/areas/admin/broadcasts/broadcasts-page.tsx').then(({ BroadcastsPage }) => BroadcastsPage),
  '/admin/legal': () => import('#web/areas/admin/legal/legal-page.tsx').then(({ LegalTextsPage }) => LegalTextsPage),
  '/admin/words': () => import('#web/areas/admin/words/words-page.tsx').then(({ WordsPage }) => WordsPage),
  '/admin/queries': () => import('#web/areas/admin/queries/queries-page.tsx').then(({ QueriesPage }) => QueriesPage),
  '/admin/operators': () =>
    import('#web/areas/admin/operators/operators-page.tsx').then(({ OperatorsPage }) => OperatorsPage),
  '/admin/audit': () => import('#web/areas/admin/audit/audit-page.tsx').then(({ AuditPage }) => AuditPage),
  '/admin/health': () => import('#web/areas/admin/health/health-page.tsx').then(({ HealthPage }) => HealthPage),
});
