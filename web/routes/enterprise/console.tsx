import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages(
  {
    '/workbench': () =>
      import('#web/areas/enterprise/workbench/workbench-page.tsx').then(({ WorkbenchPage }) => WorkbenchPage),
    '/ment': () => import('#web/areas/enterprise/ment/ment-page.tsx').then(({ MentPage }) => MentPage),
    '/release': () => import('#web/areas/enterprise/release/release-page.tsx').then(({ ReleasePage }) => ReleasePage),
    '/delivery': () => import('#web/areas/enterprise/box/box-page.tsx').then(({ BoxPage }) => BoxPage),
    '/talents': () => import('#web/areas/enterprise/talents/talents-page.tsx').then(({ TalentsPage }) => TalentsPage),
    '/search': () => import('#web/areas/enterprise/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
    '/connect': () => import('#web/areas/enterprise/connect/connect-page.tsx').then(({ ConnectPage }) => ConnectPage),
    '/recruiter': () =>
      import('#web/areas/enterprise/recruiter/recruiter-page.tsx').then(({ RecruiterPage }) => RecruiterPage),
    '/means': () => import('#web/areas/enterprise/means/means-page.tsx').then(({ MeansPage }) => MeansPage),
    '/enterprise/authInfo': () => import('#web/areas/enterprise/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage),
    '/notices': () => import('#web/areas/enterprise/notices/notices-page.tsx').then(({ NoticesPage }) => NoticesPage),
  },
  { bare: ['/connect', '/notices'] },
);
