import type { Call } from '#contract/api.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';
import type { FairExhibitor } from '../../contract/fair-views.ts';

/** Whether an exhibitor hires for a subject; all do for none. */
export const hires = ({ posts }: FairExhibitor, subject: string) =>
  subject === '' || posts.some((post) => post.subjects.includes(subject));

/** The address of a page of the exhibitors who hire for a subject. */
export const exhibitorsHref = (fairId: string, subject = '', page = 1) =>
  `${paths.fair(fairId)}${subject && `&subject=${subject}`}${page > 1 ? `&page=${page}` : ''}`;

/** In the order of the booths; exhibitors without one come last. */
const byBooth = ({ booth: one }: FairExhibitor, { booth: other }: FairExhibitor) =>
  (one?.hall ?? 99) - (other?.hall ?? 99) || (one?.number ?? '').localeCompare(other?.number ?? '');

/** A fair with its exhibitors; 404 for an unknown id. */
export async function loadFair(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!isId(id)) throw missingPage();
  const params = { id };
  const [fair, exhibitors] = await Promise.all([
    call('GET /api/fairs/:id', { params }),
    call('GET /api/fairs/:id/exhibitors', { params }),
  ]).catch(failPage);
  const subject = url.searchParams.get('subject') ?? '';
  const page = Number(url.searchParams.get('page'));
  return {
    fair,
    exhibitors: exhibitors.toSorted(byBooth),
    subject: isCode(subjects, subject) ? subject : '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    now: Date.now(),
  };
}

export type FairData = Awaited<ReturnType<typeof loadFair>>;
