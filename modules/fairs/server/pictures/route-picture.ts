import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { id } from '#contract/fields.ts';
import { formatDateTime } from '#contract/text.ts';
import type { LongPicture } from '#server/pages/share-cards/draw-long.ts';
import type { Block } from '#server/pages/share-cards/long-blocks.ts';
import { nothing } from '#server/pages/share-cards/no-picture.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { PICTURE_STOPS } from '../../contract/route-picture.ts';
import { drawPlan } from './draw-plan.ts';

export const routeQuery = z.object({
  id: id('招聘会编号'),
  stops: z
    .string({ error: '缺少路线' })
    .max(PICTURE_STOPS * 20, { error: '路线过长' })
    .transform((value) => value.split(','))
    .pipe(z.array(id('单位编号')).max(PICTURE_STOPS, { error: `一张图最多 ${PICTURE_STOPS} 站` })),
});

/** The plan of each hall with stops, numbered as in the list. */
function plansOf({ halls, booths }: FairDetail, stops: readonly string[]): Block[] {
  const placed = booths.map(({ companyId, ...booth }) => ({
    ...booth,
    stop: companyId ? stops.indexOf(companyId) + 1 : 0,
    taken: companyId !== null,
  }));
  return halls.flatMap((hall, at): Block[] => {
    const here = placed.filter((booth) => booth.hall === at);
    const walked = here.filter(({ stop }) => stop > 0).length;
    if (walked === 0) return [];
    return [
      { kind: 'text', look: 'heading', text: `${hall.name}，${walked} 站` },
      { kind: 'drawn', ...drawPlan({ hall, booths: here }) },
    ];
  });
}

/** A way through a fair: the plan with the numbered stops, and what each of them offers. */
export async function routePicture(
  call: Call,
  { id: fairId, stops: wanted }: z.output<typeof routeQuery>,
): Promise<LongPicture> {
  const params = { id: fairId };
  const [fair, exhibitors] = await Promise.all([
    call('GET /api/fairs/:id', { params }),
    call('GET /api/fairs/:id/exhibitors', { params }),
  ]);
  const found = wanted.flatMap((stop) => exhibitors.find(({ companyId }) => companyId === stop) ?? []);
  if (found.length === 0) throw nothing();
  const stops = found.map(({ companyId }) => companyId);
  return {
    blocks: [
      { kind: 'text', look: 'note', text: `路线单 · ${found.length} 站` },
      { kind: 'text', look: 'title', text: fair.title },
      {
        kind: 'text',
        look: 'body',
        text: [formatDateTime(fair.startsAt), fair.online ? '线上' : `${fair.cityName} ${fair.venue}`].join(' · '),
      },
      ...plansOf(fair, stops),
      {
        kind: 'rows',
        rows: found.map(({ name, booth, posts }, at) => ({
          mark: String(at + 1),
          title: name,
          note: posts.map(({ title }) => title).join('、'),
          value: booth?.number ?? '',
        })),
      },
    ],
    path: `/recruitment/details?id=${fairId}`,
    invitation: '看这场招聘会',
  };
}
