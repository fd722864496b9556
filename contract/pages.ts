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
    '/jobs': { title: '找工作' },
    '/jobs/details': { title: '职位详情' },
    '/jobs/compare': { title: '职位对比', hidden: true },
    '/business': { title: '找单位' },
    '/business/details': { title: '单位主页' },
    '/answers': { title: '回复率红榜' },
    '/privacyPolicy': { title: '隐私政策' },
    '/serviceAgreement': { title: '用户服务协议' },
    '/404': { title: '页面不存在', hidden: true },
    '/401': { title: '没有权限', hidden: true },
    '/empower': { title: 'QQ 登录', hidden: true },
    '/wxempower': { title: '微信登录', hidden: true },
    '/redirect/*': { title: '正在跳转', hidden: true, leadsOn: true },
  }),
  ...pagesOf('seeker', {
    '/client/login': { title: '求职者登录与注册', access: 'anyone', hidden: true },
    '/client/info': { title: '完善个人信息', access: 'anyone', hidden: true },
    '/client/index': { title: '求职首页', nav: '' },
    '/resume': { title: '我的简历', nav: '' },
    '/resume/resume': { title: '简历预览' },
    '/resume/preview': { title: '预览' },
    '/resume/delivery': { title: '投递记录', nav: '' },
    '/client/favourites': { title: '收藏与订阅', nav: '' },
    '/client/messages': { title: '我的消息', nav: '' },
    '/client/notices': { title: '通知', nav: '' },
    '/business/lookMe': { title: '谁看过我', nav: '' },
    '/homePage': { title: '个人主页', nav: '' },
    '/client/scan': { title: '扫码登录' },
  }),
  ...pagesOf('mobile', {
    '/mobile': { title: '教育招聘手机版' },
    '/mobile/list': { title: '职位' },
    '/mobile/details': { title: '职位详情' },
    '/mobile/privacy': { title: '用户协议与隐私政策' },
    '/mobile/login': { title: '登录', hidden: true },
    '/mobile/directLogin': { title: '扫码登录', hidden: true },
    '/mobile/baseInfo': { title: '完善基本信息', hidden: true },
    '/mobile/resume': { title: '我的简历', access: 'seeker' },
    '/mobile/messages': { title: '消息', access: 'seeker' },
    '/mobile/deliveries': { title: '投递记录', access: 'seeker' },
    '/mobile/mine': { title: '我的', hidden: true },
  }),
  ...pagesOf('enterprise', {
    '/enterprise/login': { title: '招聘者登录', access: 'anyone', hidden: true },
    '/enterprise': { title: '单位中心', leadsOn: true },
    '/workbench': { title: '工作台', nav: '', members: ['recruiter', 'interviewer'] },
    '/ment': { title: '职位管理', nav: '', anyState: true },
    '/release': { title: '发布职位', nav: '', members: ['recruiter'], anyState: true },
    '/delivery': { title: '投递箱', nav: '', members: ['recruiter', 'interviewer'] },
    '/talents': { title: '推荐人才', nav: '', members: ['recruiter'] },
    '/search': { title: '人才搜索', nav: '', members: ['recruiter'] },
    '/connect': { title: '沟通', nav: '', members: ['recruiter'] },
    '/recruiter': { title: '成员管理', nav: '管理', anyState: true },
    '/means': { title: '我的资料', nav: '管理', anyState: true },
    '/enterprise/authInfo': { title: '单位认证', nav: '管理', anyState: true },
    '/notices': { title: '通知', anyState: true },
  }),
  ...pagesOf('admin', {
    '/admin/login': { title: '平台管理登录', access: 'anyone', hidden: true },
    '/admin': { title: '平台管理', label: '概览', nav: '工作台' },
    '/admin/reviews': { title: '审核', nav: '工作台', operators: ['review', 'support'] },
    '/admin/companies': { title: '单位', nav: '工作台', operators: ['review', 'support'] },
    '/admin/users': { title: '用户', nav: '工作台', operators: ['support', 'review'] },
    '/admin/broadcasts': { title: '群发通知', nav: '内容', operators: ['content'] },
    '/admin/legal': { title: '法律文本', nav: '内容', operators: ['content'] },
    '/admin/words': { title: '词库', nav: '内容', operators: ['content', 'review'] },
    '/admin/queries': { title: '搜索词', nav: '内容', operators: ['content'] },
    '/admin/operators': { title: '运营账号', nav: '系统', operators: [] },
    '/admin/audit': { title: '操作日志', nav: '系统', operators: [] },
    '/admin/health': { title: '系统状态', nav: '系统', operators: [] },
  }),
  ...modulePages,
};

export type PagePath = keyof typeof pages;

/** The browser's title of a page (seed, section 1). */
export const pageTitle = (name: string) => `${name} - ${SITE_TITLE}`;
