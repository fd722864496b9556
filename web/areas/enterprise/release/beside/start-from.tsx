import { useMutation } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { BriefcaseBusiness, FileSpreadsheet, WandSparkles } from 'lucide-react';
import { Link } from 'react-router';
import { templates, withTemplate } from '#contract/posts/description-templates.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useOpenPosts } from '../../search/use-talents.ts';
import type { StepProps } from '../form-parts.tsx';
import { OwnTemplates } from './own-templates.tsx';

const roleItems = Object.keys(templates).map((key) => ({ key, label: labelOf(roles, key) }));

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
  const postItems = posts.map(({ id, title, salary, deliveryCount }) => ({
    key: id,
    label: (
      <span className="tabular flex items-baseline gap-3">
        <span className="cut flex-1">{title}</span>
        <Pay value={salary} className="text-14" />
        <span className="text-12 text-ink-3">{deliveryCount} 份投递</span>
      </span>
    ),
  }));
  const take = (role: RoleCode) => change({ role, ...withTemplate(form, role) });
  return (
    <section
      aria-labelledby="start-from"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-brand-tint px-4 py-3"
    >
      <h2 id="start-from" className="text-14 font-semibold text-ink-1 max-sm:w-full">
        从哪里开始
      </h2>
      {posts.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            className: 'max-h-80 max-w-[90vw] overflow-y-auto',
            items: postItems,
            onClick: ({ key }) => copy.mutate(key),
          }}
        >
          <Button icon={<BriefcaseBusiness size={16} aria-hidden="true" />} loading={copy.isPending}>
            照在招职位
          </Button>
        </Dropdown>
      )}
      <Dropdown trigger={['click']} menu={{ items: roleItems, onClick: ({ key }) => take(key as RoleCode) }}>
        <Button icon={<WandSparkles size={16} aria-hidden="true" />}>套岗位文字</Button>
      </Dropdown>
      <OwnTemplates {...props} />
      {isKnownLink(paths.postImport()) && (
        <Link className="link ml-auto flex items-center gap-1.5 text-14 max-sm:ml-0" to={paths.postImport()}>
          <FileSpreadsheet size={15} aria-hidden="true" />
          从表格导入多个
        </Link>
      )}
    </section>
  );
}
