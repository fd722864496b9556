/**
 * Who may open a page: `seeker` pages need a sign-in of the seeker's side, `recruiter` ones of the enterprise side,
 * `operator` ones at the operators' console.
 */
export type PageAccess = 'anyone' | 'seeker' | 'recruiter' | 'operator';

interface Page {
  /** The browser's title is this, then the site's; a detail page puts the thing's own name here instead. */
  title: string;
  who: PageAccess;
  /** Not to be indexed by search engines: personal areas, sign-in, error pages. */
  hidden?: boolean;
}

export const SITE_TITLE = '教育人才网';

/** Every page by its path. `web/routes.ts` mounts exactly these; a test holds the two together. */
export const pages = {
  '/': { title: '首页', who: 'anyone' },
  '/404': { title: '页面不存在', who: 'anyone', hidden: true },
  '/401': { title: '没有权限', who: 'anyone', hidden: true },
  '/redirect/*': { title: '正在跳转', who: 'anyone', hidden: true },
  '/jobs': { title: '找工作', who: 'anyone' },
  '/jobs/details': { title: '职位详情', who: 'anyone' },
  '/business': { title: '找单位', who: 'anyone' },
  '/business/details': { title: '单位主页', who: 'anyone' },
  '/recruitment': { title: '招聘会', who: 'anyone' },
  '/recruitment/school': { title: '校园招聘会', who: 'anyone' },
  '/recruitment/society': { title: '社会招聘会', who: 'anyone' },
  '/recruitment/details': { title: '招聘会详情', who: 'anyone' },
  '/recruitment/route': { title: '我的路线单', who: 'seeker', hidden: true },
  '/jobList': { title: '招聘会', who: 'recruiter', hidden: true },
  '/admin/fairs': { title: '招聘会', who: 'operator', hidden: true },
  '/admin/fairs/details': { title: '招聘会详情', who: 'operator', hidden: true },
  '/admin/fairs/door': { title: '入场签到', who: 'operator', hidden: true },
  '/consultation': { title: '新闻资讯', who: 'anyone' },
  '/consultation/ConsultationDetail': { title: '资讯详情', who: 'anyone' },
  '/recruitstudents': { title: '在线招生', who: 'anyone' },
  '/recruitstudents/details': { title: '招生详情', who: 'anyone' },
  '/entrepreneurship': { title: '就业创业', who: 'anyone' },
  '/entrepreneurship/expert': { title: '专家讲座', who: 'anyone' },
  '/entrepreneurship/expert/details': { title: '讲座详情', who: 'anyone' },
  '/entrepreneurship/policy': { title: '就业创业政策', who: 'anyone' },
  '/entrepreneurship/policy/details': { title: '政策详情', who: 'anyone' },
  '/entrepreneurship/guide': { title: '就业指导', who: 'anyone' },
  '/entrepreneurship/guide/details': { title: '指导详情', who: 'anyone' },
  '/policy': { title: '人才政策', who: 'anyone' },
  '/privacyPolicy': { title: '隐私政策', who: 'anyone' },
  '/serviceAgreement': { title: '用户服务协议', who: 'anyone' },
  '/client/login': { title: '求职者登录', who: 'anyone', hidden: true },
  '/client/info': { title: '完善个人信息', who: 'anyone', hidden: true },
  '/empower': { title: 'QQ 登录', who: 'anyone', hidden: true },
  '/wxempower': { title: '微信登录', who: 'anyone', hidden: true },
  '/client/scan': { title: '扫码登录', who: 'seeker', hidden: true },
  '/homePage': { title: '个人主页', who: 'seeker', hidden: true },
  '/client/index': { title: '求职首页', who: 'seeker', hidden: true },
  '/business/lookMe': { title: '谁看过我', who: 'seeker', hidden: true },
  '/client/favourites': { title: '收藏与订阅', who: 'seeker', hidden: true },
  '/client/messages': { title: '我的消息', who: 'seeker', hidden: true },
  '/client/notices': { title: '通知', who: 'seeker', hidden: true },
  '/resume': { title: '我的简历', who: 'seeker', hidden: true },
  '/resume/userWages': { title: '薪资中心', who: 'seeker', hidden: true },
  '/settle/wages': { title: '课时与工资', who: 'recruiter', hidden: true },
  '/resume/resume': { title: '简历预览', who: 'seeker', hidden: true },
  '/resume/preview': { title: '预览', who: 'seeker', hidden: true },
  '/resume/delivery': { title: '投递记录', who: 'seeker', hidden: true },
  '/mobile': { title: '教育招聘手机版', who: 'anyone' },
  '/mobile/list': { title: '职位', who: 'anyone' },
  '/mobile/details': { title: '职位详情', who: 'anyone' },
  '/mobile/privacy': { title: '用户协议与隐私政策', who: 'anyone' },
  '/mobile/login': { title: '登录', who: 'anyone', hidden: true },
  '/mobile/directLogin': { title: '扫码登录', who: 'anyone', hidden: true },
  '/mobile/baseInfo': { title: '完善基本信息', who: 'anyone', hidden: true },
  '/mobile/resume': { title: '我的简历', who: 'seeker', hidden: true },
  '/mobile/messages': { title: '消息', who: 'seeker', hidden: true },
  '/mobile/deliveries': { title: '投递记录', who: 'seeker', hidden: true },
  '/mobile/mine': { title: '我的', who: 'anyone', hidden: true },
  '/enterprise/login': { title: '招聘者登录', who: 'anyone', hidden: true },
  '/enterprise/authInfo': { title: '单位认证', who: 'recruiter', hidden: true },
  '/enterprise': { title: '单位中心', who: 'recruiter', hidden: true },
  '/ment': { title: '职位管理', who: 'recruiter', hidden: true },
  '/release': { title: '发布职位', who: 'recruiter', hidden: true },
  '/release/import': { title: '导入岗位表', who: 'recruiter', hidden: true },
  '/connect': { title: '沟通', who: 'recruiter', hidden: true },
  '/notices': { title: '通知', who: 'recruiter', hidden: true },
  '/search': { title: '人才搜索', who: 'recruiter', hidden: true },
  '/talents': { title: '推荐人才', who: 'recruiter', hidden: true },
  '/means': { title: '我的资料', who: 'recruiter', hidden: true },
  '/recruiter': { title: '成员管理', who: 'recruiter', hidden: true },
  '/delivery': { title: '投递箱', who: 'recruiter', hidden: true },
  '/settle': { title: '结算', who: 'recruiter', hidden: true },
  '/admin/finance': { title: '财务', who: 'operator', hidden: true },
  '/admin/login': { title: '平台管理登录', who: 'anyone', hidden: true },
  '/admin': { title: '平台管理', who: 'operator', hidden: true },
  '/admin/reviews': { title: '审核', who: 'operator', hidden: true },
  '/admin/companies': { title: '单位', who: 'operator', hidden: true },
  '/admin/users': { title: '用户', who: 'operator', hidden: true },
  '/admin/content': { title: '内容管理', who: 'operator', hidden: true },
  '/admin/content/item': { title: '编辑内容', who: 'operator', hidden: true },
  '/admin/legal': { title: '法律文本', who: 'operator', hidden: true },
  '/admin/words': { title: '词库', who: 'operator', hidden: true },
  '/admin/operators': { title: '运营账号', who: 'operator', hidden: true },
  '/admin/audit': { title: '操作日志', who: 'operator', hidden: true },
  '/admin/health': { title: '系统状态', who: 'operator', hidden: true },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;

/** The browser's title of a page (seed, section 1). */
export const pageTitle = (name: string) => `${name} - ${SITE_TITLE}`;
