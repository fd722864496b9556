import { isKnownPath } from './safe-path.ts';

/** Every URL of the site is built here; a test snapshots the whole map. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const paths = {
  home: (query: Record<string, string | undefined> = {}) => withQuery('/', query),
  jobs: (query: Record<string, string | undefined> = {}) => withQuery('/jobs', query),
  /** `chat` opens the conversation about it. */
  job: (id: string, chat?: '1') => withQuery('/jobs/details', { id, chat }),
  companies: (query: Record<string, string | undefined> = {}) => withQuery('/business', query),
  answers: (query: Record<string, string | undefined> = {}) => withQuery('/answers', query),
  company: (id: string) => withQuery('/business/details', { id }),
  announcement: (id: string) => withQuery('/business/announcements/details', { id }),
  lookMe: () => '/business/lookMe',
  seekerLogin: (redirect?: string) => withQuery('/client/login', { redirect }),
  seekerInfo: (redirect?: string) => withQuery('/client/info', { redirect }),
  seekerHome: () => '/client/index',
  /** 今天, at the decision about a delivery. */
  today: (delivery: string) => `/client/index#delivery-${delivery}`,
  homePage: () => '/homePage',
  scan: (ticket: string) => withQuery('/client/scan', { ticket }),
  resumeSheet: (query: { id?: string; template?: string } = {}) => withQuery('/resume/resume', query),
  resumeVersion: (id: string) => withQuery('/resume', { id }),
  resume: (section?: string) => (section ? `/resume#${section}` : '/resume'),
  /** Where a seeker completes what a requirement misses. */
  complete: (section: string | null, back: string): string =>
    section === 'basics' ? paths.seekerInfo(back) : paths.resume(section ?? undefined),
  messages: (id?: string) => withQuery('/client/messages', { id }),
  notices: () => '/client/notices',
  userWages: (query: Record<string, string | undefined> = {}) => withQuery('/resume/userWages', query),
  favourites: (query: Record<string, string | undefined> = {}) => withQuery('/client/favourites', query),
  deliveries: () => '/resume/delivery',
  mobile: (query: Record<string, string | undefined> = {}) => withQuery('/mobile', query),
  mobileList: (query: Record<string, string | undefined> = {}) => withQuery('/mobile/list', query),
  mobileJob: (id: string, chat?: '1') => withQuery('/mobile/details', { id, chat }),
  mobilePrivacy: (text?: 'privacy') => withQuery('/mobile/privacy', { text }),
  mobileLogin: (redirect?: string) => withQuery('/mobile/login', { redirect }),
  /** The target of the wide site's QR code; the ticket follows `#`, so it never reaches a server's log. */
  mobileDirectLogin: (ticket: string) => `/mobile/directLogin#${ticket}`,
  mobileBaseInfo: (phone?: string, redirect?: string) => withQuery('/mobile/baseInfo', { phone, redirect }),
  mobileResume: (section?: string) => (section ? `/mobile/resume#${section}` : '/mobile/resume'),
  mobileResumeVersion: (id: string) => withQuery('/mobile/resume', { id }),
  mobileMessages: (id?: string) => withQuery('/mobile/messages', { id }),
  mobileNotices: () => '/mobile/messages?tab=notices',
  mobileDeliveries: () => '/mobile/deliveries',
  mobileMine: () => '/mobile/mine',
  enterprise: () => '/enterprise',
  enterpriseLogin: (redirect?: string) => withQuery('/enterprise/login', { redirect }),
  enterpriseAuth: () => '/enterprise/authInfo',
  workbench: () => '/workbench',
  ment: (query: Record<string, string | undefined> = {}) => withQuery('/ment', query),
  release: (id?: string) => withQuery('/release', { id }),
  postImport: () => '/release/import',
  box: (query: Record<string, string | undefined> = {}) => withQuery('/delivery', query),
  talentSearch: () => '/search',
  means: () => '/means',
  team: () => '/recruiter',
  connect: (id?: string) => withQuery('/connect', { id }),
  companyNotices: () => '/notices',
  admin: (query: Record<string, string | undefined> = {}) => withQuery('/admin', query),
  adminOverview: () => '/admin/overview',
  adminLogin: (redirect?: string) => withQuery('/admin/login', { redirect }),
  adminCompany: (id: string) => withQuery('/admin/companies', { id }),
  adminUser: (id: string) => withQuery('/admin/users', { id }),
  adminReviews: (query: Record<string, string | undefined> = {}) => withQuery('/admin/reviews', query),
  adminContentItem: (query: Record<string, string | undefined> = {}) => withQuery('/admin/content/item', query),
  exams: (query: Record<string, string | undefined> = {}) => withQuery('/exams', query),
  exam: (id: string, post?: string) => withQuery('/exams/details', { id, post }),
  examDraw: (id: string, kind?: 'lots') => withQuery('/exams/draw', { id, kind }),
  examResults: (id: string, query: { list?: string; post?: string } = {}) =>
    withQuery('/exams/results', { id, ...query }),
  companyResults: (id: string, tab?: 'publications') => withQuery('/exam/results', { id, tab }),
  examCandidates: (id: string) => withQuery('/exam/candidates', { id }),
  ownExams: () => '/client/exams',
  companyExams: () => '/exam',
  companyExam: (id: string, tab?: string) => withQuery('/exam/edit', { id, tab }),
  examRooms: (id: string) => withQuery('/exam/rooms', { id }),
  examInterview: (id: string) => withQuery('/exam/interview', { id }),
  /** A code stands behind the #: it reaches no server. */
  judge: (code?: string) => (code ? `/judge#${code}` : '/judge'),
  examDoor: (id: string) => withQuery('/exam/door', { id }),
  examObjections: (id: string) => withQuery('/exam/objections', { id }),
  examReview: (id: string, status?: string) => withQuery('/exam/review', { id, status }),
  fairs: (kind: '' | 'school' | 'society' = '', query: Record<string, string | undefined> = {}) =>
    withQuery(kind === '' ? '/recruitment' : `/recruitment/${kind}`, query),
  fair: (id: string) => withQuery('/recruitment/details', { id }),
  fairRoute: (id: string) => withQuery('/recruitment/route', { id }),
  companyFairs: (query: Record<string, string | undefined> = {}) => withQuery('/jobList', query),
  adminFair: (id: string, tab?: string) => withQuery('/admin/fairs/details', { id, tab }),
  adminDoor: (id: string) => withQuery('/admin/fairs/door', { id }),
  articles: (query: Record<string, string | undefined> = {}) => withQuery('/consultation', query),
  article: (id: string) => withQuery('/consultation/ConsultationDetail', { id }),
  admissions: (query: Record<string, string | undefined> = {}) => withQuery('/recruitstudents', query),
  admission: (id: string) => withQuery('/recruitstudents/details', { id }),
  lectures: (query: Record<string, string | undefined> = {}) => withQuery('/entrepreneurship/expert', query),
  lecture: (id: string) => withQuery('/entrepreneurship/expert/details', { id }),
  policies: (query: Record<string, string | undefined> = {}) => withQuery('/entrepreneurship/policy', query),
  policyDetails: (id: string) => withQuery('/entrepreneurship/policy/details', { id }),
  guides: (query: Record<string, string | undefined> = {}) => withQuery('/entrepreneurship/guide', query),
  guide: (id: string) => withQuery('/entrepreneurship/guide/details', { id }),
  talentPolicies: (query: Record<string, string | undefined> = {}) => withQuery('/policy', query),
  privacy: () => '/privacyPolicy',
  agreement: () => '/serviceAgreement',
  notFound: () => '/404',
  noRights: () => '/401',
} as const;

/** The page of a post; a post of a 公开招聘 stands on the page of its project, where the site has one. */
export const postPath = ({ id, exam }: { id: string; exam?: { id: string } | null | undefined }): string =>
  exam && isKnownPath('/exams/details') ? paths.exam(exam.id, id) : paths.job(id);
