import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { paths } from '#web/paths.ts';
import { useOpenPosts } from '../../search/use-talents.ts';
import type { StepProps } from '../form-parts.tsx';
import { templates, withTemplate } from '../templates.ts';
import { OwnTemplates } from './own-templates.tsx';

const SHOWN = 3;
const firstRoles = Object.keys(templates).slice(0, 5) as RoleCode[];

/** Fills a new post with what another one says, but for what is its own: closing day, files and 急聘. */
function useCopy({ change }: StepProps) {
  return useMutation({
    mutationFn: (id: string) => call('GET /api/company/posts/:id', { params: { id } }, { background: true }),
    onSuccess: ({ form: { deadline, attachments, urgent, ...rest } }) => {
      change(rest);
      toast.success(`已照“${rest.title}”填好，请改不同的地方`);
    },
  });
}

/** Before anything is written: the ways to begin without a blank form. */
export function StartFrom(props: StepProps) {
  const { form, change } = props;
  // The posts to which most applied come first.
  const posts = (useOpenPosts().data?.items ?? []).toSorted((one, other) => other.deliveryCount - one.deliveryCount);
  const copy = useCopy(props);
  return (
    <section aria-labelledby="start-from" className="mb-4 rounded-card bg-ground px-4 py-3">
      <h2 id="start-from" className="text-16 font-semibold text-ink-1">
        从哪里开始
      </h2>
      {posts.length > 0 && (
        <ul
          aria-label="照在招的职位写"
          className="mt-3 grid grid-cols-3 gap-2 max-md:-mx-4 max-md:flex max-md:snap-x max-md:overflow-x-auto max-md:px-4"
        >
          {posts.slice(0, SHOWN).map(({ id, title, salary, tenure, deliveryCount }) => (
            <li key={id} className="min-w-0 max-md:max-w-56 max-md:flex-none">
              <button
                type="button"
                disabled={copy.isPending}
                className="flex w-full cursor-pointer flex-col items-baseline rounded-ctl border border-line bg-surface px-3.5 py-2.5 text-left hover:border-brand disabled:opacity-60"
                onClick={() => copy.mutate(id)}
              >
                <b className="cut max-w-full text-14 font-semibold text-ink-1">{title}</b>
                <span className="tabular flex w-full items-baseline gap-2 text-12 whitespace-nowrap text-ink-3">
                  <Salary value={salary} className="text-13" />
                  <span className="cut max-md:hidden">{labelOf(tenures, tenure)}</span>
                  {deliveryCount > 0 && <span className="ml-auto text-ink-2">{deliveryCount} 份投递</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-ink-2">
        <OwnTemplates {...props} />
        <span className="flex flex-wrap items-center gap-1.5">
          按岗位套文字
          {firstRoles.map((role) => (
            <button
              key={role}
              type="button"
              className="btn btn-outline btn-s"
              onClick={() => change({ role, ...withTemplate(form, role) })}
            >
              {labelOf(roles, role)}
            </button>
          ))}
        </span>
        <Link className="link ml-auto flex items-center gap-1.5 max-sm:ml-0" to={paths.postImport()}>
          <FileSpreadsheet size={15} aria-hidden="true" />
          从表格导入多个
        </Link>
      </div>
    </section>
  );
}
