import type { Manifest } from '#contract/module.ts';
import { moduleContracts } from '#modules/contract.ts';
import { manifests } from '#modules/manifest.ts';

/** Headings of the API's document, by the first segment of the path after /api. */
const apiGroups: Readonly<Record<string, string>> = {
  account: '账号',
  answers: '回音',
  calendar: '日历',
  captcha: '登录与注册',
  communicate: '沟通',
  companies: '单位',
  company: '单位中心',
  deliveries: '投递',
  favourites: '求职者',
  files: '文件',
  follows: '求职者',
  history: '求职者',
  home: '首页',
  jober: '登录与注册',
  jobers: '求职者',
  legal: '站点',
  notifications: '通知',
  oauth: '登录与注册',
  posts: '职位',
  queries: '职位',
  recommendations: '推荐',
  reports: '站点',
  resume: '简历',
  resumes: '简历',
  searches: '订阅的搜索',
  session: '登录与注册',
  site: '站点',
  'talent-invitations': '人才',
  talents: '人才',
  team: '单位成员',
};

/** A module's calls stand under the title of its first page. */
const moduleGroups = new Map(
  manifests.flatMap(({ name, pages }: Manifest) => {
    const [first] = Object.values(pages ?? {}).flatMap((area) => Object.values(area));
    const endpoints = Object.entries<object>(moduleContracts).flatMap(([of, keys]) =>
      of === name ? Object.keys(keys) : [],
    );
    return first ? endpoints.map((key) => [key, first.title] as const) : [];
  }),
);

/** The heading of a call, by its key. */
export function groupOf(key: string): string {
  const segment = /\/api\/([\w-]+)/.exec(key)?.[1] ?? '';
  return moduleGroups.get(key) ?? apiGroups[segment] ?? '其他';
}
