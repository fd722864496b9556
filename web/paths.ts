/** Every URL of the site is built here; a test snapshots the whole map. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const paths = {
  home: () => '/',
  jobs: (query: Record<string, string | undefined> = {}) => withQuery('/jobs', query),
  job: (id: string) => withQuery('/jobs/details', { id }),
  companies: (query: Record<string, string | undefined> = {}) => withQuery('/business', query),
  company: (id: string) => withQuery('/business/details', { id }),
  lookMe: () => '/business/lookMe',
  seekerLogin: (redirect?: string) => withQuery('/client/login', { redirect }),
  seekerInfo: (redirect?: string) => withQuery('/client/info', { redirect }),
  seekerHome: () => '/client/index',
  resumeVersion: (id: string) => withQuery('/resume', { id }),
  resume: (section?: string) => (section ? `/resume#${section}` : '/resume'),
  messages: (id?: string) => withQuery('/client/messages', { id }),
  notices: () => '/client/notices',
  deliveries: () => '/resume/delivery',
  enterprise: () => '/enterprise',
  enterpriseLogin: (redirect?: string) => withQuery('/enterprise/login', { redirect }),
  enterpriseAuth: () => '/enterprise/authInfo',
  ment: () => '/ment',
  box: (query: Record<string, string | undefined> = {}) => withQuery('/delivery', query),
  connect: (id?: string) => withQuery('/connect', { id }),
  companyNotices: () => '/notices',
  admin: () => '/admin',
  adminLogin: (redirect?: string) => withQuery('/admin/login', { redirect }),
  adminReviews: (query: Record<string, string | undefined> = {}) => withQuery('/admin/reviews', query),
  adminUsers: (query: Record<string, string | undefined> = {}) => withQuery('/admin/users', query),
  adminWords: () => '/admin/words',
  adminOperators: () => '/admin/operators',
  adminAudit: () => '/admin/audit',
  adminHealth: () => '/admin/health',
  privacy: () => '/privacyPolicy',
  agreement: () => '/serviceAgreement',
  notFound: () => '/404',
  noRights: () => '/401',
} as const;
