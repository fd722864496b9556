import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { cellsOf, mapColumns, type RowReading, readTable, understandRow } from '#server/domains/imports/public.ts';

// Scores the importer against manually labelled rows: `node lab/bench/import-quality.ts TABLE LABELS.json`. Neither file is part
// of the repository. A label names the row by the table's numbering; `place` is the end of the region's full name, and `coarser`
// is also accepted where only the address says more.

const labels = z.array(
  z.object({
    row: z.number(),
    salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), unit: z.string() }),
    place: z.string(),
    coarser: z.string().optional(),
    headcount: z.union([z.number(), z.literal('several')]),
  }),
);
type Label = z.output<typeof labels>[number];

const [tablePath, labelPath] = process.argv.slice(2);
if (!tablePath || !labelPath) throw new Error('node lab/bench/import-quality.ts TABLE LABELS.json');

const table = await readTable(tablePath);
const mapping = mapColumns(table.columns);
const readings = new Map(table.rows.map((row) => [row.number, understandRow(row.number, cellsOf(row.cells, mapping))]));

const judges: Record<'salary' | 'place' | 'headcount', (row: RowReading, label: Label) => boolean> = {
  salary: ({ fields }, { salary }) =>
    fields.salary.value?.min === salary.min &&
    fields.salary.value.max === salary.max &&
    fields.salary.value.unit === salary.unit,
  place: ({ fields }, { place, coarser }) => {
    const name = regionFullName(fields.place.value?.regionCode ?? '');
    return name.endsWith(place) || (coarser !== undefined && name.endsWith(coarser));
  },
  headcount: ({ fields }, { headcount }) => fields.headcount.value === headcount,
};

const requested = labels.parse(JSON.parse(await readFile(labelPath, 'utf8')));
let failed = false;
for (const [field, isRight] of Object.entries(judges) as [keyof typeof judges, (typeof judges)['salary']][]) {
  const counts = { right: 0, flagged: 0, silent: 0 };
  for (const label of requested) {
    const row = readings.get(label.row);
    if (!row) throw new Error(`the table has no row ${label.row}`);
    const right = isRight(row, label);
    const outcome = right ? 'right' : row.fields[field].certainty === 'read' ? 'silent' : 'flagged';
    counts[outcome] += 1;
    if (!right) console.log(`  row ${label.row} ${field} ${outcome}:`, row.fields[field].value, 'label', label[field]);
  }
  const percent = (n: number) => `${((100 * n) / requested.length).toFixed(1)}%`;
  console.log(
    `${field}: right ${percent(counts.right)}, wrong and flagged ${percent(counts.flagged)}, wrong without a flag ${percent(counts.silent)}`,
  );
  failed ||= counts.right < 0.95 * requested.length || counts.silent > 0.01 * requested.length;
}
process.exitCode = failed ? 1 : 0;
