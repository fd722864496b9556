import { manifests } from '#modules/manifest.ts';
import type { Manifest } from './module.ts';
import type { Page, PageAccess, PageArea, PageDescription } from './page.ts';

export const SITE_TITLE = '教育人才网';

/** Who usually opens the pages of an area. */
const usualAccess: Record<PageArea, PageAccess> = {
  public: 'anyone',
  content: 'anyone',
  seeker: 'seeker',
  mobile: 'anyone',
  judge: 'anyone',
  enterprise: 'recruiter',
  admin: 'operator',
};

const pagesOf = <P extends string>(area: PageArea, own: Readonly<Record<P, PageDescription>>, module?: string) =>
  Object.fromEntries(
    Object.entries<PageDescription>(own).map(
      ([path, { access = usualAccess[area], hidden = access !== 'anyone', ...rest }]) => [
        path,
        { ...rest, area, access, hidden, ...(module ? { module } : {}) },
      ],
    ),
  ) as Record<P, Page>;

/** Messages in place of a page are one page, each at its address. */
const message = { within: '/404', hidden: true } as const;

/** The ways in of the phone. */
const entrance = { within: '/homePage', hidden: true } as const;

type PathsOf<M> = M extends { pages: infer Areas }
  ? { [A in keyof Areas]: keyof Areas[A] }[keyof Areas] & string
  : never;
type ModulePath = PathsOf<(typeof manifests)[number]>;

const modulePages = Object.assign(
  {},
  ...manifests.flatMap(({ name, pages }: Manifest) =>
    Object.entries(pages ?? {}).map(([area, own]) => pagesOf(area as PageArea, own, name)),
  ),
) as Record<ModulePath, Page>;

/**
 * Every page by its path. Routes, titles, role guards, navigation of the consoles and the seeker, the sitemap and the picture
 * book are derived from it.
 */
export const pages = {
  ...pagesOf('public', {
    '/': { title: '首页' },
    '/jobs': { title: '找工作', nav: '' },
    '/jobs/details': { title: '职位详情' },
    '/jobs/compare': { title: '职位对比', within: '/jobs', hidden: true },
    '/business': { title: '找单位', nav: '', tab: '单位' },
    '/business/details': { title: '单位主页' },
    '/answers': { title: '回复率红榜', tabOf: '/business', tab: '回复红榜' },
    '/privacyPolicy': { title: '隐私政策' },
    '/serviceAgreement': { title: '用户服务协议', within: '/privacyPolicy' },
    '/404': { title: '页面不存在', hidden: true },
    '/401': { title: '没有权限', ...message },
    '/empower': { title: 'QQ 登录', ...message },
    '/wxempower': { title: '微信登录', ...message },
    '/redirect/*': { title: '正在跳转', ...message, leadsOn: true },
  }),
  ...pagesOf('seeker', {
    '/client/login': { title: '求职者登录与注册', access: 'anyone', hidden: true },
    '/client/info': { title: '完善个人信息', access: 'anyone', hidden: true },
    '/client/index': { title: '求职首页', label: '今天', nav: '' },
    '/resume': { title: '我的简历', within: '/homePage' },
    '/resume/preview': { title: '预览' },
    '/resume/resume': { title: '简历预览', within: '/resume/preview' },
    '/resume/delivery': { title: '投递记录', label: '投递', nav: '' },
    '/client/favourites': { title: '收藏与订阅', tabOf: '/resume/delivery', tab: '收藏' },
    '/client/messages': { title: '我的消息', label: '消息', nav: '', tab: '沟通' },
    '/client/notices': { title: '通知', tabOf: '/client/messages' },
    '/business/lookMe': { title: '谁看过我', tabOf: '/resume/delivery', tab: '看过我' },
    '/homePage': { title: '个人主页', label: '我', nav: '' },
    '/client/scan': { title: '扫码登录' },
  }),
  ...pagesOf('mobile', {
    '/mobile': { title: '教育招聘手机版', within: '/jobs' },
    '/mobile/list': { title: '职位', within: '/jobs' },
    '/mobile/details': { title: '职位详情', within: '/jobs/details' },
    '/mobile/privacy': { title: '用户协议与隐私政策', within: '/privacyPolicy' },
    '/mobile/login': { title: '登录', ...entrance },
    '/mobile/directLogin': { title: '扫码登录', ...entrance },
    '/mobile/baseInfo': { title: '完善基本信息', ...entrance },
    '/mobile/resume': { title: '我的简历', access: 'seeker', within: '/resume' },
    '/mobile/messages': { title: '消息', access: 'seeker', within: '/client/messages' },
    '/mobile/deliveries': { title: '投递记录', access: 'seeker', within: '/resume/delivery' },
    '/mobile/mine': { title: '我的', access: 'seeker', within: '/homePage' },
  }),
  ...pagesOf('enterprise', {
    '/enterprise/login': { title: '招聘者登录', access: 'anyone', hidden: true },
    '/enterprise': { title: '单位中心', leadsOn: true },
    '/workbench': { title: '工作台', nav: '', members: ['recruiter', 'interviewer'] },
    '/ment': { title: '职位管理', label: '职位', nav: '', anyState: true },
    '/release': { title: '发布职位', within: '/ment', members: ['recruiter'], anyState: true },
    '/delivery': { title: '投递箱', label: '人选', tab: '投递', nav: '', members: ['recruiter', 'interviewer'] },
    '/talents': { title: '推荐人才', tabOf: '/delivery', tab: '推荐', members: ['recruiter'] },
    '/search': { title: '人才搜索', tabOf: '/delivery', tab: '搜索', members: ['recruiter'] },
    '/connect': { title: '沟通', nav: '', members: ['recruiter'] },
    '/means': { title: '我的资料', label: '单位', tab: '资料', nav: '', anyState: true },
    '/enterprise/authInfo': { title: '单位认证', tabOf: '/means', tab: '认证', anyState: true },
    '/recruiter': { title: '成员管理', tabOf: '/means', tab: '成员', anyState: true },
    '/notices': { title: '通知', anyState: true },
  }),
  ...pagesOf('admin', {
    '/admin/login': { title: '平台管理登录', access: 'anyone', hidden: true },
    '/admin': { title: '平台管理', label: '待办', tab: '全部', nav: '' },
    '/admin/overview': { title: '概览', within: '/admin' },
    '/admin/reviews': { title: '审核', tabOf: '/admin', operators: ['review', 'support'] },
    '/admin/companies': { title: '单位', label: '单位与用户', tab: '单位', nav: '', operators: ['review', 'support'] },
    '/admin/users': { title: '用户', tabOf: '/admin/companies', finds: '用户', operators: ['support', 'review'] },
    '/admin/words': { title: '词库', tabOf: '/admin/content', operators: ['content', 'review'] },
    '/admin/queries': { title: '搜索词', tabOf: '/admin/content', operators: ['content'] },
    '/admin/broadcasts': { title: '群发通知', tabOf: '/admin/content', operators: ['content'] },
    '/admin/legal': { title: '法律文本', tabOf: '/admin/content', operators: ['content'] },
    '/admin/health': { title: '系统状态', label: '系统', tab: '状态', nav: '', operators: [] },
    '/admin/operators': { title: '运营账号', tabOf: '/admin/health', operators: [] },
    '/admin/audit': { title: '操作日志', tabOf: '/admin/health', operators: [] },
  }),
  ...modulePages,
};

export type PagePath = keyof typeof pages;

/** The browser's title of a page (seed, section 1). */
export const pageTitle = (name: string) => `${name} - ${SITE_TITLE}`;
