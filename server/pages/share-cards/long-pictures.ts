import { z } from 'zod';
import { answerDays, hoursText } from '#contract/answers/answer-time.ts';
import type { Call } from '#contract/api.ts';
import { id, regionCode } from '#contract/fields.ts';
import { salaryMarket } from '#contract/posts/salary-market.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { applicantOf, applicantWords } from '#contract/search/applicant.ts';
import { applicantField } from '#contract/search/applicant-field.ts';
import type { LongPictures } from '#contract/site/long-picture.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import type { LongPictureSource } from '#server/module.ts';
import type { LongPicture } from './draw-long.ts';
import { nothing } from './no-picture.ts';

export const longPictureQueries = {
  pay: z.object({ id: id('职位编号') }),
  check: z.object({ applicant: applicantField, cityCode: regionCode('城市').optional() }),
  'red-list': z.object({ cityCode: regionCode('城市').optional() }),
} satisfies Record<keyof LongPictures, z.ZodType>;

type QueryOf<Kind extends keyof LongPictures> = z.output<(typeof longPictureQueries)[Kind]>;

/** The rows of a long list that a phone still reads. */
const ROWS = 20;

async function pay(call: Call, { id: postId }: QueryOf<'pay'>): Promise<LongPicture> {
  const post = await call('GET /api/posts/:id', { params: { id: postId } });
  const { salary: found } = await call('GET /api/posts/:id/similar', { params: { id: postId } });
  const shown = salaryMarket(post.salary, found, null);
  if (!shown) throw nothing();
  const { n, columns, marks, ends, words } = shown;
  const scope = [post.place.split('·')[0], labelOf(stages, post.stages[0]), labelOf(tenures, post.tenure)];
  return {
    blocks: [
      { kind: 'text', look: 'note', text: '薪酬行情' },
      { kind: 'text', look: 'title', text: `${post.title}，${salaryText(post.salary)}` },
      { kind: 'text', look: 'body', text: post.company.name },
      { kind: 'plot', columns, marks, ends },
      { kind: 'text', look: 'body', text: words },
      {
        kind: 'text',
        look: 'note',
        text: `${scope.filter(Boolean).join(' ')}，${n} 个样本，折合月薪`,
      },
    ],
    path: `/jobs/details?id=${postId}`,
    invitation: '看这个职位',
  };
}

async function check(call: Call, { applicant, cityCode }: QueryOf<'check'>): Promise<LongPicture> {
  const known = applicantOf(applicant);
  if (!known) throw nothing();
  const { total, establishment, quota } = await call('GET /api/posts/open-to', { query: { applicant, cityCode } });
  const city = cityCode ? placeName(cityCode) : '全国';
  return {
    blocks: [
      { kind: 'text', look: 'note', text: `30 秒自检 · ${city}` },
      { kind: 'text', look: 'title', text: applicantWords(known) },
      {
        kind: 'figures',
        figures: [
          { label: '能报', value: total.toLocaleString('en'), unit: '个' },
          { label: '其中编制', value: establishment.toLocaleString('en'), unit: '个' },
        ],
      },
      {
        kind: 'shares',
        parts: [
          { label: '事业编制', n: establishment },
          { label: '员额', n: quota },
          { label: '校聘等', n: total - establishment - quota },
        ],
      },
    ],
    path: `/?${new URLSearchParams({ applicant, checkCity: cityCode ?? 'any' })}`,
    invitation: '也来测一测能报哪些',
  };
}

async function redList(call: Call, query: QueryOf<'red-list'>): Promise<LongPicture> {
  const list = await call('GET /api/answers/red-list', { query });
  if (list.items.length === 0) throw nothing();
  const city = list.cities.find(({ code }) => code === query.cityCode)?.name ?? '全国';
  return {
    blocks: [
      { kind: 'text', look: 'note', text: `回音 · 近 ${answerDays} 天` },
      { kind: 'text', look: 'title', text: `${city}回复率红榜` },
      {
        kind: 'rows',
        rows: list.items.slice(0, ROWS).map(({ name, cityName, rate, medianHours, deliveries }, at) => ({
          mark: String(at + 1),
          title: name,
          note: `${cityName} · ${deliveries} 份投递，一般 ${hoursText(medianHours)}`,
          value: `${rate}%`,
        })),
      },
    ],
    path: query.cityCode ? `/answers?cityCode=${query.cityCode}` : '/answers',
    invitation: '看谁答复得最好',
  };
}

export const longPictureOf: {
  [Kind in keyof LongPictures]: (call: Call, query: QueryOf<Kind>) => Promise<LongPicture>;
} = { pay, check, 'red-list': redList };

export const longPicturesOfCore: Readonly<Record<string, LongPictureSource>> = Object.fromEntries(
  (Object.keys(longPictureOf) as (keyof LongPictures)[]).map((kind) => [
    kind,
    { query: longPictureQueries[kind], make: longPictureOf[kind] },
  ]),
);
