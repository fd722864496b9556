import { sql } from 'drizzle-orm';
import { type CompanyTypeCode, companyTypes } from '#contract/taxonomy/company-types.ts';
import { upload } from '#database/schema/files.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { day, plus } from '../moments.ts';
import { photoRow, photoUrl, readPhotos } from '../photos.ts';
import type { Random } from '../random.ts';
import { demoCompanyName, organiserName } from './kinds.ts';

export interface PhotographedCompany {
  id: string;
  name: string;
  type: string;
}

const own: Readonly<Record<string, string>> = { [demoCompanyName]: 'campus-1', [organiserName]: 'campus-2' };
/** How many photographs the demo's own school shows. */
const ALBUM = 3;

const photos = readPhotos();

const fitting = (type: string): string[] => {
  const { group } = companyTypes[type as CompanyTypeCode];
  return photos.filter(({ fits }) => fits.includes(group)).map(({ name }) => name);
};

/** Of three schools in turn the one that stays without a photograph, by the number of the first. */
function withoutPhoto(three: readonly PhotographedCompany[]): PhotographedCompany | undefined {
  const one = three[Number(BigInt(three[0]?.id ?? 0) % 3n)];
  return one && !own[one.name] ? one : undefined;
}

/**
 * The photograph of each school that has one, two of three, in the order of the list of schools: the one that was shown longest ago,
 * so that no two on one screen are alike.
 */
export function choosePhotos(companies: readonly PhotographedCompany[]): Map<string, string> {
  const places = new Map<string, number>();
  const placeOf = (photo: string) => places.get(photo) ?? -1;
  const chosen = new Map<string, string>();
  for (const [at, company] of companies.entries()) {
    const first = at - (at % 3);
    if (company === withoutPhoto(companies.slice(first, first + 3))) continue;
    const all = fitting(company.type);
    const furthest = Math.min(...all.map(placeOf));
    const free = all.filter((photo) => placeOf(photo) === furthest);
    const photo = own[company.name] ?? free[Number(BigInt(company.id) % BigInt(free.length || 1))];
    if (!photo) continue;
    places.set(photo, at);
    chosen.set(company.id, photo);
  }
  return chosen;
}

/** Gives schools that are here their photographs, each of which is one upload for all that show it. */
export async function loadPhotos(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows: operators } = await tx.execute<{ id: string }>(
    sql`select account_id::text as id from operator order by created_at limit 1`,
  );
  const made = { accountId: operators[0]?.id ?? '', at: plus(now, -90 * day) };
  const ids = new Map(photos.map(({ name }) => [name, random.id()]));
  const idOf = (photo: string) => ids.get(photo) ?? '';
  await bulkInsert(
    tx,
    upload,
    photos.map(({ name }) => photoRow('companyPicture', name, { ...made, id: idOf(name) })),
  );
  const { rows: companies } = await tx.execute<PhotographedCompany & Record<string, unknown>>(
    sql`select id::text, name, type from company where status = 'approved' order by open_posts desc, id`,
  );
  const chosen = choosePhotos(companies);
  await tx.execute(sql`
    update company set cover_url = photo.url
    from unnest(${sql.param([...chosen.keys()])}::bigint[],
      ${sql.param([...chosen.values()].map((photo) => photoUrl(idOf(photo))))}::text[]) as photo (id, url)
    where company.id = photo.id`);
  const school = companies.find(({ name }) => name === demoCompanyName);
  if (!school) return;
  const others = fitting(school.type).filter((photo) => photo !== chosen.get(school.id));
  const album = random.sample(others, ALBUM - 1).map((photo) => ({ fileId: idOf(photo), url: photoUrl(idOf(photo)) }));
  await tx.execute(sql`update company set album = ${JSON.stringify(album)}::jsonb where id = ${school.id}::bigint`);
}
