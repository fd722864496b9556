import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The routes of the site; each module is thin and named after its page. `contract/pages.ts` says who may open which. */
export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('jobs', 'routes/jobs.tsx'),
    route('jobs/details', 'routes/job.tsx'),
    route('business', 'routes/companies.tsx'),
    route('business/details', 'routes/company.tsx'),
    route('privacyPolicy', 'routes/privacy-policy.tsx'),
    route('serviceAgreement', 'routes/service-agreement.tsx'),
    route('404', 'routes/not-found.tsx'),
    route('401', 'routes/no-rights.tsx'),
    route('client/login', 'routes/seeker-login.tsx'),
    route('client/info', 'routes/seeker-info.tsx'),
    layout('routes/seeker.tsx', [
      route('client/index', 'routes/seeker-home.tsx'),
      route('client/messages', 'routes/seeker-messages.tsx'),
      route('client/notices', 'routes/seeker-notices.tsx'),
      route('business/lookMe', 'routes/look-me.tsx'),
      route('resume', 'routes/resume.tsx'),
      route('resume/delivery', 'routes/deliveries.tsx'),
    ]),
  ]),
  route('enterprise/login', 'routes/enterprise-login.tsx'),
  route('enterprise', 'routes/enterprise-index.tsx'),
  layout('routes/enterprise.tsx', [
    route('enterprise/authInfo', 'routes/enterprise-auth.tsx'),
    route('ment', 'routes/ment.tsx'),
    route('connect', 'routes/connect.tsx'),
    route('notices', 'routes/company-notices.tsx'),
    route('delivery', 'routes/box.tsx'),
  ]),
  route('admin/login', 'routes/admin-login.tsx'),
  layout('routes/admin.tsx', [
    route('admin', 'routes/admin-home.tsx'),
    route('admin/reviews', 'routes/admin-reviews.tsx'),
    route('admin/users', 'routes/admin-users.tsx'),
    route('admin/words', 'routes/admin-words.tsx'),
    route('admin/operators', 'routes/admin-operators.tsx'),
    route('admin/audit', 'routes/admin-audit.tsx'),
    route('admin/health', 'routes/admin-health.tsx'),
  ]),
  route('redirect/*', 'routes/redirect.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
