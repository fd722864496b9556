import { z } from 'zod';
import { code, day, fen, id, instant, list, moment, regionCode, text, whole, yesNo } from '#contract/fields.ts';
import { rules } from '#contract/rules.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';

/** An external link by the seed's rule (http(s), mailto, tel), or a path on this site. */
const link = (title: string) =>
  text(title, { max: 500 })
    .refine((value) => value === '' || rules.isExternalLink.test(value) || /^\/(?![/\\])/.test(value), {
      error: `${title}须以 http(s)://、mailto:、tel: 或 / 开头`,
    })
    .meta({ title });

const lines = (title: string, max: number, each = 300) =>
  list(text(title, { min: 1, max: each }), title, { max, unit: '条' });

/** An amount or a range in fen; for a single amount both ends are equal. */
const amounts = (title: string) =>
  z
    .strictObject({ min: fen(title, 10_000_000_000), max: fen(title, 10_000_000_000) })
    .refine(({ min, max }) => min <= max, { error: `${title}的下限不能高于上限` })
    .meta({ title });

const admissionFacts = z.strictObject({
  school: text('招生单位', { min: 2, max: 60 }),
  programme: text('专业', { min: 2, max: 60 }),
  plan: whole('招生计划', 1, 100_000),
  /** Fen a year; null where it is available on request only. */
  tuition: fen('学费').nullable(),
  years: text('学制', { max: 20 }),
  mode: z.enum(['full-time', 'part-time'], { error: '请选择学习形式' }).meta({ title: '学习形式' }),
  opensOn: day('报名开始'),
  closesOn: day('报名截止'),
  requirements: lines('报考条件', 12),
  materials: lines('所需材料', 20),
  contact: text('联系人', { max: 40 }),
  phone: text('咨询电话', { max: 40 }),
  address: text('地址', { max: 120 }),
  website: link('招生网站'),
});

/** A number for the drawn cover, and what it counts. */
const highlight = {
  highlight: text('关键数字', { max: 10 }).optional(),
  highlightLabel: text('关键数字说明', { max: 20 }).optional(),
};

/** A figure: bars, or the parts of a whole. Its source is obligatory. */
const figure = z.strictObject({
  shape: z.enum(['bars', 'parts'], { error: '图的形式请选条形或分段' }).meta({ title: '图的形式' }),
  title: text('图的标题', { min: 1, max: 40 }),
  note: text('图的说明', { max: 120 }),
  unit: text('图的单位', { max: 10 }),
  source: text('图的来源', { min: 2, max: 200 }),
  rows: list(
    z.strictObject({
      label: text('图的项目', { min: 1, max: 20 }),
      value: z
        .number({ error: '图的数值请填写数字' })
        .min(0, { error: '图的数值不能为负数' })
        .max(1e12, { error: '图的数值过大' })
        .meta({ title: '图的数值' }),
      /** Drawn in full strength. */
      strong: yesNo('突出显示'),
    }),
    '图的数据',
    { min: 2, max: 12, most: '一张图最多 12 项数据', ask: '一张图至少两项数据' },
  ),
});

/** Shown where the body has a paragraph 【图1】, 【图2】 …; those without one follow the body. */
const figures = list(figure, '图表', { max: 6, unit: '张' });

const lectureFacts = z.strictObject({
  speaker: text('主讲人', { min: 2, max: 30 }),
  speakerTitle: text('主讲人身份', { max: 60 }),
  speakerIntro: text('主讲人介绍', { max: 600 }),
  mode: z.enum(['online', 'onsite'], { error: '请选择讲座形式' }).meta({ title: '讲座形式' }),
  place: text('地点', { max: 120 }),
  startsAt: instant('开始时间'),
  endsAt: instant('结束时间'),
  /** Null: unlimited. */
  capacity: whole('名额', 1, 100_000).nullable(),
  /** Shown only to people who signed up. */
  liveUrl: link('直播地址'),
  replayUrl: link('回放地址'),
  outline: lines('讲座提纲', 20),
  figures: figures.optional(),
});

const policyFacts = z.strictObject({
  ...highlight,
  figures: figures.optional(),
  /** 文号 */
  number: text('文号', { max: 60 }),
  issuer: text('发文机关', { min: 2, max: 60 }),
  issuedOn: day('发文日期'),
  /** Null: until it is repealed. */
  validUntil: day('有效期至').nullable(),
  originalUrl: link('原文链接'),
  audience: text('适用对象', { max: 200 }),
  points: lines('政策要点', 20),
  /** 安家费 and 科研启动费, for the comparison of talent policies. */
  settling: amounts('安家费').nullable(),
  research: amounts('科研启动费').nullable(),
  tenure: text('编制待遇', { max: 120 }),
  housing: text('住房保障', { max: 120 }),
  family: text('家属与子女', { max: 120 }),
});

const guideStep = z.strictObject({
  title: text('步骤名称', { min: 1, max: 60 }),
  text: text('步骤说明', { max: 600 }),
  takes: text('步骤要多久', { max: 20 }).optional(),
  costs: text('步骤花费', { max: 20 }).optional(),
  place: text('步骤去哪里', { max: 30 }).optional(),
});

const guideFacts = z.strictObject({
  audience: text('适用对象', { max: 120 }),
  /** 要多久 */
  duration: text('办理时长', { max: 40 }),
  steps: list(guideStep, '步骤', { max: 20, unit: '步' }),
  checklist: lines('材料清单', 30),
});

const articleFacts = z.strictObject({
  ...highlight,
  figures,
  terms: list(
    z.strictObject({ word: text('名词', { min: 1, max: 20 }), text: text('名词解释', { max: 200 }) }),
    '名词',
    { max: 8 },
  ),
  method: text('数据怎么来的', { max: 600 }),
});

const bannerFacts = z.strictObject({
  link: link('跳转地址'),
  button: text('按钮文字', { max: 10 }),
});

export type ArticleFigure = z.output<typeof figure>;
export type ArticleFacts = z.output<typeof articleFacts>;
export type AdmissionFacts = z.output<typeof admissionFacts>;
export type LectureFacts = z.output<typeof lectureFacts>;
export type PolicyFacts = z.output<typeof policyFacts>;
export type GuideFacts = z.output<typeof guideFacts>;
export type BannerFacts = z.output<typeof bannerFacts>;

const attachment = z.strictObject({ id: id('附件编号'), name: text('附件名称', { min: 1, max: 120 }) });

/** What an operator writes; exactly the facts of its kind. `body` is HTML that the server sanitises by the allow-list. */
export const contentForm = z.strictObject({
  kind: code(contentKinds, '类型'),
  title: text('标题', { min: 2, max: 80 }),
  summary: text('摘要', { max: 300 }),
  category: text('分类', { min: 1, max: 40 }),
  regionCode: regionCode('地区').nullable(),
  /** A picture on this site. */
  coverUrl: text('封面', { max: 300 })
    .refine((value) => value === '' || /^\/(?![/\\])/.test(value), { error: '封面请用本站的图片' })
    .meta({ title: '封面' }),
  source: text('来源', { max: 60 }),
  body: z.string({ error: '正文请填写文字' }).max(200_000, { error: '正文过长' }).meta({ title: '正文' }),
  attachments: list(attachment, '附件', { max: 10 }),
  publishAt: instant('发布时间').nullable(),
  withdrawAt: instant('撤下时间').nullable(),
  article: articleFacts.optional().meta({ title: '资讯信息' }),
  admission: admissionFacts.optional().meta({ title: '招生信息' }),
  lecture: lectureFacts.optional().meta({ title: '讲座信息' }),
  policy: policyFacts.optional().meta({ title: '政策信息' }),
  guide: guideFacts.optional().meta({ title: '指南信息' }),
  banner: bannerFacts.optional().meta({ title: '横幅信息' }),
});
export type ContentForm = z.output<typeof contentForm>;

const publicLecture = z.object(lectureFacts.shape).omit({ liveUrl: true }).extend({ signed: z.number() });

/** A publication as a list shows it, with the facts of its kind. */
export const contentCard = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  regionCode: z.string().nullable(),
  /** '浙江·杭州'; '' for the whole country. */
  place: z.string(),
  coverUrl: z.string(),
  source: z.string(),
  publishAt: moment(),
  updatedAt: moment(),
  viewCount: z.number(),
  admission: z.object(admissionFacts.shape).optional(),
  /** Without the address of the live stream, which only people who signed up may see. */
  lecture: publicLecture.omit({ figures: true }).optional(),
  policy: z.object(policyFacts.shape).omit({ figures: true }).optional(),
  guide: z.object(guideFacts.shape).optional(),
  banner: z.object(bannerFacts.shape).optional(),
});
export type ContentCard = z.output<typeof contentCard>;

const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const contentDetail = contentCard.extend({
  /** Sanitised HTML, safe to render. */
  body: z.string(),
  article: z.object(articleFacts.shape).optional(),
  lecture: publicLecture.optional(),
  policy: z.object(policyFacts.shape).optional(),
  attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.number() })),
  previous: neighbour,
  next: neighbour,
  related: z.array(contentCard),
});
export type ContentDetail = z.output<typeof contentDetail>;
