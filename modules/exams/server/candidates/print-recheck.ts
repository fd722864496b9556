import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CandidateLine } from '../../contract/candidates/candidates.ts';
import { newSheet, type Sheet } from '../papers/parts.ts';
import type { StaffPart } from '../policy.ts';
import { listCandidates } from './list-candidates.ts';

const [LEFT, WIDTH, ROW, ROWS] = [39, 517, 24, 27];

const columns = [
  ['时段', 76],
  ['准考证号', 72],
  ['姓名', 70],
  ['报考岗位', 135],
  ['原件是否齐全', 80],
  ['本人签名', 84],
] as const;

const timeAt = (moment: string) => formatDateTime(moment).slice(11);
const hoursOf = ({ slot }: CandidateLine) => (slot ? `${timeAt(slot.startsAt)}-${timeAt(slot.endsAt)}` : '');

function drawRow(sheet: Sheet, y: number, cells: readonly string[], bold = false): void {
  let x = LEFT;
  columns.forEach(([, width], at) => {
    sheet.box(x, y, width, ROW);
    sheet.words({ x: x + 3, y: y + 16, size: 9.5, bold, text: cells[at] ?? '', width: width - 6, align: 'center' });
    x += width;
  });
}

/** The people of one place, in the order of their slots. */
function pagesOf(title: string, day: string, place: string, people: readonly CandidateLine[]): Page[] {
  const count = Math.max(1, Math.ceil(people.length / ROWS));
  return Array.from({ length: count }, (_, index) => {
    const sheet = newSheet();
    sheet.words({ x: LEFT, y: 48, size: 15, bold: true, text: title, width: 380 });
    sheet.words({
      x: LEFT + WIDTH - 130,
      y: 48,
      size: 15,
      bold: true,
      text: '资格复审名单',
      width: 130,
      align: 'right',
    });
    const facts = [day, place, people.length === 0 ? '没有人预约这一天' : `共 ${people.length} 人`];
    sheet.words({ x: LEFT, y: 68, size: 10, text: facts.filter(Boolean).join('  '), width: WIDTH });
    const labels = columns.map(([label]) => label);
    drawRow(sheet, 84, labels, true);
    people.slice(index * ROWS, (index + 1) * ROWS).forEach((line, at) => {
      const cells = [hoursOf(line), line.ticket, line.name, `${line.post.code} ${line.post.title}`, '', ''];
      drawRow(sheet, 84 + ROW * (at + 1), cells);
    });
    const foot = `实到 ______ 人  审核人签名 ____________  ____________`;
    sheet.words({ x: LEFT, y: 800, size: 10, text: foot, width: 430 });
    const page = `第 ${index + 1} 页，共 ${count} 页`;
    sheet.words({ x: LEFT + WIDTH - 80, y: 800, size: 9, soft: true, text: page, width: 80, align: 'right' });
    return sheet.page;
  });
}

/** Who comes to the recheck on a day, to be printed: by place and slot, a line a person. */
export async function printRecheck(db: Database, part: StaffPart, day: string, now: Date): Promise<FileAnswer> {
  const people: CandidateLine[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCandidates(db, part, { step: 'recheck', day, page }, now);
    people.push(...items);
    if (items.length === 0 || people.length >= total) break;
  }
  const inOrder = people.toSorted((one, other) =>
    `${one.slot?.startsAt} ${one.ticket}` < `${other.slot?.startsAt} ${other.ticket}` ? -1 : 1,
  );
  const places = Map.groupBy(inOrder, ({ slot }) => slot?.place ?? '');
  const { title } = part.row;
  const pages =
    places.size === 0
      ? pagesOf(title, day, '', [])
      : [...places].flatMap(([place, those]) => pagesOf(title, day, place, those));
  const bytes = await typeset({ as: 'paper', pages, title, author: title, photo: null, now });
  return { name: `${title}资格复审名单${day}.pdf`, bytes };
}
