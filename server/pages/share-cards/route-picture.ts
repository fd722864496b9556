import type { Call } from '#contract/api.ts';
import type { FairDetail } from '#contract/fairs/fair-views.ts';
import { formatDateTime } from '#contract/text.ts';
import type { LongPicture } from './draw-long.ts';
import type { Block } from './long-blocks.ts';
import { nothing } from './no-picture.ts';

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
      { kind: 'plan', hall, booths: here },
    ];
  });
}

/** A way through a fair: the plan with the numbered stops, and what each of them offers. */
export async function routePicture(
  call: Call,
  { id: fairId, stops: wanted }: { id: string; stops: string[] },
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
