import { type Database, type RowOf, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { hiddenText } from './hidden-from.ts';
import type { Opening } from './recommend/fit.ts';

const openingRow = {
  opening: typed<Opening | null>(),
  /** People never recommended for it: hidden, rejected, and delivered ones, who are in the company's box already. */
  settled: 'string[]',
  /** Whether anybody was rejected for it. */
  taught: 'boolean',
} as const;
type OpeningRow = RowOf<typeof openingRow>;

/** An open post of the company, with the data for exclusions, in one statement. @throws AppError NOT_FOUND */
export async function openingOf(
  db: Database,
  companyId: string,
  postId: string,
): Promise<OpeningRow & { opening: Opening }> {
  const values = new Values();
  const company = values.add(companyId, 'int8');
  const post = values.add(postId, 'int8');
  const text = `
    select (
        select jsonb_build_object('role', role, 'stages', stages, 'subjects', subjects, 'cityCode', city_code, 'education', education,
          'certificate', certificate, 'titleLevel', title_level, 'experience', experience, 'monthMax', month_max::float8)
        from post where id = ${post} and company_id = ${company} and status = 'open' and exam_id is null
      ) as opening,
      array(${hiddenText(company)}
        union
        select delivery.jober_id::text from delivery where delivery.post_id = ${post}
        union
        select talent_rejection.jober_id::text from talent_rejection where talent_rejection.post_id = ${post}
      ) as settled,
      exists (select from talent_rejection where talent_rejection.post_id = ${post}) as taught`;
  const [{ opening, ...stated }] = (await runPrepared(db, openingRow, text, values)) as [OpeningRow];
  if (!opening) throw appError('NOT_FOUND', { message: '该职位不存在或已停止招聘' });
  return { opening, ...stated };
}
