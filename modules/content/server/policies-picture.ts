import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { regionCode } from '#contract/fields.ts';
import type { LongPicture } from '#server/pages/share-cards/draw-long.ts';
import type { Block } from '#server/pages/share-cards/long-blocks.ts';
import { nothing } from '#server/pages/share-cards/no-picture.ts';
import { amountText } from '../contract/amount-text.ts';
import type { ContentCard } from '../contract/content-items.ts';
import { MOST_COMPARED } from '../contract/policies-picture.ts';

/** The rows of the comparison that are sentences. */
const promised = [
  ['编制待遇', 'tenure'],
  ['住房保障', 'housing'],
  ['家属与子女', 'family'],
] as const;
/** The lines that a sentence may take. */
const LINES = 3;
/** The regions whose amounts are drawn: the chosen ones, and others to compare with. */
const ROWS = 12;
const WAN_FEN = 1_000_000;

/** One amount of the regions as bars, highest first; chosen regions in full colour. */
function amounts(
  items: readonly ContentCard[],
  chosen: readonly string[],
  label: string,
  of: 'settling' | 'research',
): Block[] {
  const given = items.flatMap(({ policy, place, regionCode }) => {
    const amount = policy?.[of];
    const strong = chosen.includes(regionCode ?? '');
    return amount && place
      ? [{ label: place, from: amount.min, to: amount.max, value: amountText(amount), strong }]
      : [];
  });
  if (!given.some(({ strong }) => strong)) return [];
  const rows = given
    .sort((one, other) => Number(other.strong) - Number(one.strong) || other.to - one.to)
    .slice(0, ROWS)
    .sort((one, other) => other.to - one.to);
  const tens = Math.max(1, Math.ceil(Math.max(...rows.map(({ to }) => to)) / WAN_FEN / 10));
  return [
    { kind: 'text', look: 'heading', text: label },
    { kind: 'ranges', rows, scale: tens * 10 * WAN_FEN, ticks: ['0', String(tens * 5), `${tens * 10} 万`] },
  ];
}

const regions = z
  .string({ error: '缺少地区' })
  .max(MOST_COMPARED * 10, { error: '地区过多' })
  .transform((value) => value.split(','))
  .pipe(z.array(regionCode('地区')).max(MOST_COMPARED, { error: `最多对比 ${MOST_COMPARED} 个地区` }));

export const policiesQuery = z.object({ regions });

/** 人才政策 of some regions in comparison. */
export async function policiesPicture(call: Call, { regions: codes }: { regions: string[] }): Promise<LongPicture> {
  const { items } = await call('GET /api/content/talent-policies');
  const chosen = [...new Set(codes)].flatMap((code) => {
    const { policy, place } = items.find(({ regionCode: of }) => of === code) ?? {};
    return policy && place ? [{ policy, place }] : [];
  });
  if (chosen.length === 0) throw nothing();
  const sentences = promised.flatMap(([label, of]): Block[] => [
    { kind: 'text', look: 'heading', text: label },
    {
      kind: 'rows',
      lines: LINES,
      rows: chosen.map(({ policy, place }) => ({ mark: '', title: place, note: policy[of] || '—', value: '' })),
    },
  ]);
  return {
    blocks: [
      { kind: 'text', look: 'note', text: '人才政策对比' },
      { kind: 'text', look: 'title', text: chosen.map(({ place }) => place).join('、') },
      ...amounts(items, codes, '安家费', 'settling'),
      ...amounts(items, codes, '科研启动费', 'research'),
      ...sentences,
    ],
    path: `/policy?${new URLSearchParams({ regions: codes.join(',') })}`,
    invitation: '换几个地区比一比',
  };
}
