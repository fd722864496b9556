import ShieldCheck from 'lucide-react/icons/shield-check';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

export function RecruiterSide({ recruiter }: { recruiter: JobData['post']['recruiter'] }) {
  if (!recruiter) return null;
  return (
    <section className="card flex items-center gap-3 p-5 max-sm:p-4" aria-label="招聘者">
      <Avatar name={recruiter.name} src={recruiter.avatarUrl} size={40} />
      <p className="min-w-0">
        <b className="font-semibold text-ink-1">{recruiter.name}</b>
        <span className="ml-2 text-12 text-ink-3">{recruiter.title}</span>
        <span className="block text-12 text-ink-3">负责这个岗位，投递后由 TA 处理</span>
      </p>
    </section>
  );
}

export function QrSide({ id }: { id: string }) {
  return (
    <section className="card script-only flex items-center gap-4 p-5 max-lg:hidden" aria-label="手机上继续看">
      <QrCode path={paths.job(id)} size={96} />
      <p className="text-12 text-ink-3">
        <b className="mb-1 block text-14 font-semibold text-ink-1">手机上继续看</b>
        微信扫一扫，把这个岗位带走或分享给同学
      </p>
    </section>
  );
}

function SimilarPost({ post: { id, title, salary, company, tenure } }: { post: JobData['similar'][number] }) {
  return (
    <li>
      <a className="group block py-2.5" href={paths.job(id)}>
        <span className="flex items-baseline justify-between gap-3">
          <span className="cut font-semibold text-ink-1 group-hover:text-brand">{title}</span>
          <DeliveredTag id={id} />
          <Pay value={salary} className="text-14" />
        </span>
        <span className="cut block text-12 text-ink-3">
          {company.name} · {labelOf(tenures, tenure)}
        </span>
      </a>
    </li>
  );
}

export function SimilarSide({ posts, more }: { posts: JobData['similar']; more: string }) {
  if (posts.length === 0) return null;
  return (
    <section id="similar" className="card p-5 max-sm:p-4">
      <div className="mb-1 flex items-baseline justify-between">
        <h2 className="text-16">相似岗位</h2>
        <a className="quiet text-12" href={more}>
          更多
        </a>
      </div>
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <SimilarPost key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

export function SafetyNote() {
  return (
    <p className="flex gap-2 px-2 text-12 text-ink-3">
      <ShieldCheck size={16} className="mt-0.5 flex-none text-ink-4" aria-hidden />
      招聘不收取任何费用。遇到收费、押证或培训贷，请点页头的“举报”，24 小时内处理。
    </p>
  );
}
