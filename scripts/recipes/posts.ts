import { after, line, type Recipe } from './recipe.ts';

const fields = 'contract/posts/post-fields.ts';

export const field: Recipe = {
  title: 'A field of a post',
  mark: /housing|住房/,
  lines: [
    line(
      fields,
      after(
        fields,
        '    salaryNote: {',
        "    housing: { form: text('住房', { max: 80 }), detail: z.string(), empty: '', checked: 8 },",
      ),
    ),
    line(
      'database/schema/posts.ts',
      after('database/schema/posts.ts', 'salaryNote: text(', "    housing: text('housing').notNull().default(''),"),
    ),
    line('npm run db:generate', { run: ['scripts/generate-migration.ts', '--name', 'housing'] }),
    line(
      'web/areas/enterprise/release/step-terms.tsx',
      after(
        'web/areas/enterprise/release/step-terms.tsx',
        '<TextFindings field="salary"',
        '      <Field name="housing"><Input /></Field>',
      ),
    ),
    line(
      'web/areas/public/job/job-head.tsx',
      after('web/areas/public/job/job-head.tsx', 'post.salaryNote &&', '          {post.housing}'),
    ),
  ],
};

const stored = 'server/domains/search/index/stored-lists.ts';
const filters = 'contract/search/filter-lists.ts';

export const filter: Recipe = {
  title: 'A filter of posts by the codes of a list',
  mark: /spoken|普通话/,
  lines: [
    line(
      'contract/search/list-filters.ts',
      after(
        'contract/search/list-filters.ts',
        "  benefit: { label: '福利'",
        "  spoken: { label: '普通话', many: false, more: 10 },",
      ),
    ),
    line(
      filters,
      after(
        filters,
        "from '#contract/taxonomy/list.ts'",
        "import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';",
      ),
      after(filters, '  benefit: benefits,', '  spoken: putonghuaLevels,'),
    ),
    line(
      stored,
      after(
        stored,
        "  benefit: { mark: 'b'",
        "  spoken: { mark: 'p', column: 'spoken', source: `p.requirements ->> 'putonghua'` },",
      ),
    ),
    line(
      'database/schema/search.ts',
      after(
        'database/schema/search.ts',
        "    companyType: ordinal('company_type'),",
        "    spoken: ordinal('spoken').default(63),",
      ),
    ),
    line('npm run db:generate', { run: ['scripts/generate-migration.ts', '--name', 'spoken'] }),
  ],
};
