import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { blocksPublishing, checkPost } from '#contract/posts/post-text-check.ts';
import { call } from '#web/api/browser-call.ts';
import { useQuota } from '../use-quota.ts';
import type { StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

interface Props extends StepProps {
  status: string;
  id: string;
}

const after = {
  straight: '本单位信誉良好：提交后立即发布，无须审核',
  review: '提交后由运营审核，通常一个工作日内完成，结果会通知您',
  edit: '提交后立即生效；职位名称、薪资或岗位类别、编制有改动时，运营会事后复核',
};

/** 预览发布: remaining quotas, the text check, and the effect of submitting. */
export function StepPublish({ form, change, status, id }: Props) {
  const quota = useQuota();
  const ownPost = useQuery({
    queryKey: ['good-standing', id],
    enabled: id !== '',
    queryFn: () => call('GET /api/company/posts/:id', { params: { id } }, { background: true, quiet: true }),
  });
  const skipsReview = ownPost.data?.skipsReview ?? false;
  const found = checkPost(form);
  const isNew = status === 'draft' || status === 'rejected';
  const posts = quota.data?.posts;
  return (
    <div className="flex flex-col gap-4">
      {isNew && posts && (
        <Alert
          showIcon
          type={posts.left > 0 ? 'info' : 'warning'}
          title={
            posts.left > 0
              ? `今天还可发布 ${posts.left} 个职位（每天 ${posts.limit} 个），本次用去 1 个`
              : `今天的 ${posts.limit} 个免费发布名额已用完，本次使用购买的权益；没有权益时草稿已保存，明天可以继续`
          }
        />
      )}
      <Alert
        showIcon
        type="info"
        title={!isNew ? after.edit : status === 'draft' && skipsReview ? after.straight : after.review}
      />
      <section>
        <h3 className="text-14 font-semibold text-ink-1">文字检查</h3>
        {found.length === 0 ? (
          <p className="mt-1 text-14 text-ok-ink">没有发现问题</p>
        ) : (
          <p className="mt-1 text-14 text-ink-3">
            {blocksPublishing(found) ? '带红色标记的内容违法，修改后才能发布' : '以下内容请自行斟酌，不影响发布'}
          </p>
        )}
        <TextFindings form={form} change={change} />
      </section>
    </div>
  );
}
