import { and, eq, isNotNull } from 'drizzle-orm';
import type { BoxScores } from '#contract/deliveries/box-scores.ts';
import { sumOf } from '#contract/deliveries/score-form.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { deliveryScore, type Mark } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';

type Among = NonNullable<NonNullable<BoxScores['seen']>['among']>;

/** With fewer people a median would reveal one of them. */
const fewestPeople = 3;

const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;
const totalOf = (marks: readonly Mark[]) => sumOf(marks.map(({ value }) => value));

/** The place of a delivery among those scored for the same post, by the mean of the judges' totals. */
export async function scoredAmong(db: Database, { id, postId }: { id: string; postId: string }): Promise<Among | null> {
  const rows = await db
    .select({ deliveryId: deliveryScore.deliveryId, marks: deliveryScore.marks })
    .from(deliveryScore)
    .innerJoin(delivery, eq(delivery.id, deliveryScore.deliveryId))
    .where(and(eq(delivery.postId, postId), isNotNull(deliveryScore.marks)));
  const sheets = rows.map(({ deliveryId, marks }) => ({ deliveryId, marks: marks ?? [] }));
  const people = Map.groupBy(sheets, ({ deliveryId }) => deliveryId);
  const own = people.get(id);
  if (people.size < fewestPeople || !own) return null;
  const means = [...people.values()].map((given) => meanOf(given.map(({ marks }) => totalOf(marks))));
  const mean = meanOf(own.map(({ marks }) => totalOf(marks)));
  const names = new Set(own.flatMap(({ marks }) => marks.map(({ name }) => name)));
  return {
    people: people.size,
    rank: 1 + means.filter((other) => other > mean).length,
    medians: [...names].map((name) => {
      const values = [...people.values()].flatMap((given) => {
        const marks = given.flatMap((sheet) => sheet.marks.filter((mark) => mark.name === name));
        return marks.length > 0 ? [meanOf(marks.map(({ value }) => value))] : [];
      });
      return { name, value: toOneDecimal(medianOf(values)) };
    }),
  };
}
