import { after, line, type Recipe } from './recipe.ts';

const form = 'contract/posts/recruiter-posts.ts';
const columns = 'server/domains/posts/recruiter/form-columns.ts';
const cards = 'server/domains/posts/reading/card-columns.ts';
const present = 'server/domains/posts/present.ts';
const check = 'contract/posts/post-text-check.ts';

export const field: Recipe = {
  title: 'A field of a post',
  mark: /housing|住房/,
  lines: [
    line(form, after(form, 'salaryNote: text(', "  housing: text('住房', { max: 80 }).optional(),")),
    line(
      'contract/posts/post-card.ts',
      after('contract/posts/post-card.ts', 'salaryNote: z.string()', '  housing: z.string(),'),
    ),
    line(
      'database/schema/posts.ts',
      after('database/schema/posts.ts', 'salaryNote: text(', "    housing: text('housing').notNull().default(''),"),
    ),
    line('npm run db:generate', { run: ['scripts/generate-migration.ts', '--name', 'housing'] }),
    line(columns, after(columns, "salaryNote: form.salaryNote ?? ''", "    housing: form.housing ?? '',"), {
      file: columns,
      from: "'salaryNote',",
      to: "'salaryNote', 'housing',",
    }),
    line(cards, { file: cards, from: "'salaryNote',", to: "'salaryNote', 'housing'," }),
    line(present, { file: present, from: "'salaryNote',", to: "'salaryNote', 'housing'," }),
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
    line(
      check,
      after(check, '  salaryNote?: string | undefined;', '  housing?: string | undefined;'),
      after(check, '    salaryNote,', '    housing,'),
      after(check, "    ['salaryNote', salaryNote],", "    ['housing', housing],"),
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
