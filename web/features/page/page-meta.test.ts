import { expect, test } from 'vitest';
import { type Load, metaOf, pack, pageMeta } from './page-route.tsx';
import { sharePicture } from './share-picture.ts';

const matches = (pcSiteUrl: string) => [{ id: 'root', loaderData: { site: { pcSiteUrl } } }];

test('the title is the page, then the site', () => {
  expect(pageMeta([], { name: '找工作' })).toContainEqual({ title: '找工作 - 教育人才网' });
});

test('a page with an address of its own is canonical there', () => {
  const metas = pageMeta(matches('https://www.example.cn/'), { name: '找工作', canonical: '/jobs?stage=senior' });
  expect(metas).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://www.example.cn/jobs?stage=senior' });
  expect(metas).toContainEqual({ property: 'og:url', content: 'https://www.example.cn/jobs?stage=senior' });
});

test.each(['/', '', 'javascript:alert(1)', '//evil.cn'])('without a real origin (%j) none is made up', (site) => {
  const text = JSON.stringify(pageMeta(matches(site), { name: '找工作', canonical: '/jobs' }));
  expect(text).not.toContain('canonical');
  expect(text).not.toContain('noindex');
});

test('a page without one is kept out of search engines', () => {
  expect(pageMeta([], { name: '页面不存在' })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a page that could not be loaded says no title of its own, and is kept out of search engines', () => {
  const failed = [
    ...matches('https://www.example.cn'),
    { id: 'routes/public/jobs-details', error: new Error('没有这个职位') },
  ];
  expect(pageMeta(failed, { name: '职位详情', canonical: '/jobs/details' })).toEqual([
    { name: 'robots', content: 'noindex' },
  ]);
});

test('a long description is cut', () => {
  const metas = pageMeta([], { name: '岗位', description: '教'.repeat(500) });
  const found = metas.find((meta) => 'name' in meta && meta.name === 'description');
  expect((found as { content: string }).content).toHaveLength(110);
});

test('a thing has a picture where the origin is known', () => {
  const page = { name: '高中数学教师', canonical: '/jobs/details?id=42', picture: sharePicture('post', '42') };
  const metas = pageMeta(matches('https://www.example.cn/'), page);
  const content = 'https://www.example.cn/share/post/42.png';
  expect(metas).toContainEqual({ property: 'og:image', content });
  expect(metas).toContainEqual({ name: 'twitter:image', content });
  expect(JSON.stringify(pageMeta(matches(''), page))).not.toContain('image');
});

test('of what was loaded a page says more than its title, and nothing where it was not', () => {
  const meta = metaOf<Load<{ post: string }>>('/jobs', ({ post }) => ({
    name: post,
    canonical: `/jobs?keyword=${post}`,
  }));
  const loaded = meta({ matches: matches('https://www.example.cn'), loaderData: pack({ post: '物理教师' }) });
  expect(loaded).toContainEqual({ title: '物理教师 - 教育人才网' });
  expect(loaded).toContainEqual({ property: 'og:title', content: '物理教师 - 教育人才网' });
  expect(meta({ matches: [] })).toEqual([{ title: '找工作 - 教育人才网' }, { name: 'robots', content: 'noindex' }]);
});
