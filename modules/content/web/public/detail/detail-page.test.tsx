import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { savedFiles } from '#web/testing/saved-files.ts';
import { type Answers, serve, unreachable } from '#web/testing/serve.ts';
import { loadDetail } from '../load-content.ts';
import { DetailPage } from './detail-page.tsx';

const ITEM = 'GET /api/content/items/:id';
const VIEW = 'POST /api/content/items/:id/views';

const addresses = {
  admission: '/recruitstudents/details',
  policy: '/entrepreneurship/policy/details',
  article: '/consultation/ConsultationDetail',
  lecture: '/entrepreneurship/expert/details',
  guide: '/entrepreneurship/guide/details',
};

function open(kind: keyof typeof addresses, item: object, more: Answers = {}, query = '?id=7') {
  const server = serve({
    [ITEM]: { id: '7', kind, title: '一篇内容', category: 'other', coverUrl: '/cover.svg', ...item } as never,
    [VIEW]: null,
    'GET /api/posts': { items: [] },
    ...more,
  });
  const page = renderLoaded(loadDetail, (data) => <DetailPage data={data} />, `${addresses[kind]}${query}`);
  return { server, ...page };
}
const title = () => screen.findByRole('heading', { level: 1 });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
/** Facts as a list of terms with their first value. */
const facts = (place = document.body) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const at = (time: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  vi.setSystemTime(new Date(time));
};

const admission = {
  school: '华南师范大学',
  programme: '学科教学',
  plan: 30,
  tuition: 800_000,
  years: '3 年',
  mode: 'full-time' as const,
  opensOn: '2026-11-10',
  closesOn: '2026-11-30',
  requirements: ['本科及以上'],
  materials: ['身份证'],
  contact: '李老师',
  phone: '020-8521 1234 转 8',
  address: '石牌校区',
  website: 'https://zs.test/',
};
const entry = () => screen.queryByRole('link', { name: /招生网站/ });

test.each([
  ['the evening before', '2026-11-09T15:59:00Z', '还有 1 天开始', '先看招生网站'],
  ['from midnight in Shanghai on', '2026-11-09T16:00:00Z', '还有 20 天截止', '去招生网站报名'],
  ['to the last minute in Shanghai', '2026-11-30T15:59:00Z', '今天截止', '去招生网站报名'],
  ['after midnight in Shanghai', '2026-11-30T16:00:00Z', '报名已截止', undefined],
])('%s the state and the way in say the same', async (_, now, state, way) => {
  at(now);
  open('admission', { admission });
  const period = await part('报名时间');
  period.getByText((_, node) => node?.tagName === 'P' && node.textContent === state);
  expect(entry()?.textContent).toBe(way);
});

test('until applications open their first day can be saved in a calendar that reminds of it', async () => {
  at('2026-11-09T00:00:00Z');
  const saved = savedFiles();
  const { user } = open('admission', { admission });
  await user.click((await part('报名时间')).getByRole('button', { name: '存到日历，开始时提醒' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.bytes.text();
  const [event] = strictEvents(text ?? '');
  expect(event?.startDate.toString()).toBe('2026-11-10');
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1);
});

test('who may apply stands beside what to bring', async () => {
  open('admission', { admission });
  (await part('所需材料')).getByText('身份证');
  (await part('报考条件')).getByText('本科及以上');
});

test('the site of a school opens apart, and only where it is an outside address', async () => {
  at('2026-11-20T00:00:00Z');
  const { unmount } = open('admission', { admission });
  await title();
  expect([entry()?.getAttribute('href'), entry()?.getAttribute('target')]).toEqual(['https://zs.test/', '_blank']);
  unmount();
  open('admission', { admission: { ...admission, website: '/recruitstudents' } });
  await title();
  expect(entry()).toBeNull();
});

test.each([
  [800_000, '8,000 元/年'],
  [0, '免学费'],
  [null, '详询'],
])('a fee of %s reads %s', async (tuition, fee) => {
  open('admission', { admission: { ...admission, tuition } });
  await title();
  expect(facts()).toMatchObject({ 学费: fee, 学制: '3 年', 学习形式: '全日制' });
});

test('the telephone is dialled by its digits, and what a school did not give has no line', async () => {
  open('admission', { admission: { ...admission, address: '' } });
  const contact = await part('联系方式');
  expect(contact.getByRole('link').getAttribute('href')).toBe('tel:020852112348');
  expect(contact.getAllByRole('term').map((one) => one.textContent)).toEqual(['联系人', '电话']);
});

const policy = {
  number: '深教〔2027〕1 号',
  issuer: '市教育局',
  issuedOn: '2026-01-01',
  validUntil: null,
  originalUrl: 'https://gov.test/1',
  audience: '博士',
  points: ['安家费分三年发放', '服务期五年'],
  settling: { min: 20_000_000, max: 50_000_000 },
  research: null,
  tenure: '事业编制',
  housing: '',
  family: '',
};

test('a policy says what it gives, and nothing of what it does not', async () => {
  open('policy', { policy, category: 'talent', regionCode: '440300', place: '广东·深圳' });
  const offer = (await screen.findByRole('region', { name: '能得到什么' })) as HTMLElement;
  expect(facts(offer)).toMatchObject({ 谁能申请: '博士', 编制待遇: '事业编制' });
  const terms = within(offer)
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(terms).toEqual(['安家费', '谁能申请', '编制待遇']);
  expect((await part('政策要点')).getAllByRole('listitem')).toHaveLength(2);
});

test('the document beside it has its number and its original; a talent policy leads to the comparison with it chosen', async () => {
  open('policy', { policy, category: 'talent', regionCode: '440300', place: '广东·深圳' });
  const paper = await part('文件信息');
  paper.getByText('深教〔2027〕1 号');
  paper.getByText('长期有效');
  expect(paper.getByRole('link', { name: '查看政策原文' }).getAttribute('href')).toBe('https://gov.test/1');
  const compare = (await part('与其他地区对比')).getByRole('link', { name: '去对比' });
  expect(decodeURIComponent(compare.getAttribute('href') ?? '')).toBe('/policy?regions=440300');
});

test('another policy has nothing to compare; one without a number or an original says so', async () => {
  open('policy', { policy: { ...policy, number: '', originalUrl: '', validUntil: '2020-01-01' }, place: '' });
  const paper = screen.findByRole('region', { name: '文件信息' });
  expect(facts((await paper) as HTMLElement)).toMatchObject({ 文号: '—', 有效期: '至 2020-01-01', 适用地区: '全国' });
  expect(screen.queryByRole('link', { name: '查看政策原文' })).toBeNull();
  expect(screen.queryByRole('region', { name: '与其他地区对比' })).toBeNull();
  screen.getByText('已失效');
});

const figure = {
  shape: 'bars' as const,
  title: '各学段"缺口"',
  note: '',
  unit: '人',
  source: '教育部',
  rows: [
    { label: '小学', value: 12_345.5, strong: true },
    { label: '初中', value: 800, strong: false },
  ],
};
const article = { figures: [figure], terms: [], method: '抽样统计' };

test('a figure stands where the text calls for it, with its numbers to read and to take along', async () => {
  const saved = savedFiles();
  const body = '<p>先看总量。</p><p>【图1】</p><p>再看分布。</p>';
  const { user } = open('article', { article, body });
  await title();
  const text = document.querySelector('article')?.textContent ?? '';
  expect(text.indexOf('先看总量')).toBeLessThan(text.indexOf('图 1'));
  expect(text.indexOf('图 1')).toBeLessThan(text.indexOf('再看分布'));
  const rows = within(screen.getByRole('table', { name: figure.title })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['小学12,345.5人', '初中800人']);
  await user.click(screen.getByRole('button', { name: '下载数据（CSV）' }));
  expect(saved[0]?.name).toBe('各学段"缺口".csv');
  const bytes = new Uint8Array(await new Response(saved[0]?.bytes).arrayBuffer());
  expect([...bytes.slice(0, 3)], 'a mark by which spreadsheet programs know UTF-8').toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('项目,"人"\r\n"小学",12345.5\r\n"初中",800\r\n');
});

test('beside an article about teachers stand posts for them, with all of them', async () => {
  const posts = { items: [{ id: '42', title: '高中心理教师' }], total: 31 };
  const { server } = open('article', { article, title: '心理老师怎样留下来' }, { 'GET /api/posts': posts as never });
  const hiring = await part('正在招');
  hiring.getByText('31 个');
  expect(hiring.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs/details?id=42',
    expect.stringContaining(encodeURIComponent('心理')),
  ]);
  expect(server.to('GET /api/posts')[0]?.query).toMatchObject({ keyword: '心理' });
});

test('the contents of a long article lead to its parts; one of a single part has none', async () => {
  const { unmount } = open('article', { article, body: '<h2>缺口</h2><p>一</p><h2>去向</h2><p>二</p>' });
  await title();
  const contents = within((await screen.findAllByRole('navigation', { name: '这一篇' }))[0] as HTMLElement);
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['缺口', '去向']);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)?.textContent).toBe(link.textContent);
  }
  unmount();
  open('article', { article, body: '<h2>缺口</h2><p>一</p>' });
  await title();
  expect(screen.queryByRole('navigation', { name: '这一篇' })).toBeNull();
});

test('the press of 打印 prints, and 分享 offers the address of this piece', async () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const { user } = open('article', { article, title: '缺口在哪里' });
  await title();
  await user.click(screen.getByRole('button', { name: '打印' }));
  expect(printed).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
  dialog.getByText(/\/consultation\/ConsultationDetail\?id=7$/);
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('上一篇 and 下一篇 lead to pieces of the same kind; the first and the last have one of them', async () => {
  const { unmount } = open('article', {
    article,
    previous: { id: '8', title: '新一篇' },
    next: { id: '6', title: '旧一篇' },
  });
  const both = within(await screen.findByRole('navigation', { name: '上一篇与下一篇' })).getAllByRole('link');
  expect(both.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['上一篇新一篇', '/consultation/ConsultationDetail?id=8'],
    ['下一篇旧一篇', '/consultation/ConsultationDetail?id=6'],
  ]);
  unmount();
  open('article', { article, previous: null, next: null });
  await title();
  expect(screen.queryByRole('navigation', { name: '上一篇与下一篇' })).toBeNull();
});

test('what is related stands beside it, with the way to all of its category', async () => {
  const other = (id: string, name: string) => ({ id, kind: 'policy' as const, title: name, policy });
  open('policy', { policy, category: 'talent', related: [other('3', '相关甲'), other('4', '相关乙')] });
  const list = await part('相关政策');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/entrepreneurship/policy?category=talent',
    '/entrepreneurship/policy/details?id=3',
    '/entrepreneurship/policy/details?id=4',
  ]);
});

test('attachments are saved by their names, with their weight', async () => {
  open('policy', { policy, attachments: [{ name: '实施细则.pdf', url: '/files/1', size: 2_400_000 }] });
  const link = (await part('附件')).getByRole('link');
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/files/1', true]);
  expect(link.textContent).toBe('实施细则.pdf2 MB');
});

test('a reading is counted once a piece, and that failing is not seen', async () => {
  const { server } = open('article', { article }, { [VIEW]: unreachable });
  await title();
  await waitFor(() => expect(server.to(VIEW).map(({ params }) => params.id)).toEqual(['7']));
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test.each(['', '?id=', '?id=0', '?id=x7', '?id=99999999999999999999'])(
  'an address with "%s" is a page that is not there, and nothing is asked for',
  async (query) => {
    const { server } = open('policy', { policy }, {}, query);
    await screen.findByText('404');
    expect(server.to(ITEM)).toEqual([]);
  },
);

test.each([
  ['policy', 'article'],
  ['article', 'policy'],
  ['article', 'banner'],
] as const)('at the address of a %s nothing of the kind %s is shown', async (at, kind) => {
  open(at, { kind, article, policy });
  await screen.findByText('404');
});

test('the address is known in any case and with a slash at its end, as the router knows it', async () => {
  open('article', { article }, {}, '/?id=7');
  await title();
});

const lecture = {
  speaker: '周老师',
  speakerTitle: '特级教师',
  speakerIntro: '三十年。',
  mode: 'onsite' as const,
  place: '市教育学院报告厅',
  startsAt: '2026-12-01T11:30:00Z',
  endsAt: '2026-12-01T13:00:00Z',
  capacity: null,
  replayUrl: '',
  outline: ['备课', '试讲'],
};

test('a lecture says when and where in the time of Shanghai, and what it treats', async () => {
  at('2026-11-20T00:00:00Z');
  open('lecture', { lecture });
  await title();
  screen.getByText('12 月 1 日 周二');
  screen.getByText('市教育学院报告厅');
  expect((await part('讲什么')).getAllByRole('listitem')).toHaveLength(2);
});
