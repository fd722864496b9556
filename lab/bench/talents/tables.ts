import { cardRow } from '#server/domains/talents/index/card-row.ts';
import type { Talent } from './draw-talent.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const gender = 'female';

const rowsOf = {
  account: ({ source }: Talent) => ({ id: source.joberId, phone: `bench${source.joberId.slice(-8)}` }),
  jober: ({ source }: Talent) => ({
    id: source.joberId,
    accountId: source.joberId,
    name: source.name,
    gender,
    birthday: source.birthday,
    education: source.education,
    identity: source.identity,
    cityCode: source.cityCode,
    privacy: 'public',
  }),
  resume: ({ source }: Talent) => ({
    id: source.resumeId,
    joberId: source.joberId,
    name: '简历',
    isDefault: true,
    completeness: source.completeness,
    content: source.content,
  }),
  talent_search: ({ row }: Talent) => row,
  talent_card: ({ source, row }: Talent) => cardRow({ ...source, ...row, gender }, source.activeAt),
} satisfies Record<string, (one: Talent) => object>;

export type Table = keyof typeof rowsOf;
export const tables = Object.keys(rowsOf) as Table[];

/** A table's rows of some people, with its current columns. */
export function tableRows(
  table: Table,
  people: readonly Talent[],
): { columns: string[]; rows: Record<string, unknown>[] } {
  const rows = people.map((person) =>
    Object.fromEntries(Object.entries(rowsOf[table](person)).map(([name, value]) => [snake(name), value])),
  );
  return { columns: Object.keys(rows[0] ?? {}), rows };
}
