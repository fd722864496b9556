import { Alert } from 'antd';
import { useQuota } from '../use-quota.ts';
import { usePost } from './use-draft.ts';

interface Props {
  /** The text check found what the law forbids. */
  blocked: boolean;
  status: string;
  id: string;
}

const after = {
  straight: '本单位信誉良好：提交后立即发布，无须审核',
  review: '提交后由运营审核，通常一个工作日内完成，结果会通知您',
  edit: '提交后立即生效；职位名称、薪资或岗位类别、编制有改动时，运营会事后复核',
};

/** 发布: remaining quotas and the effect of submitting. */
export function StepPublish({ blocked, status, id }: Props) {
  const quota = useQuota();
  const ownPost = usePost(id, { background: true, quiet: true });
  const skipsReview = ownPost.data?.skipsReview ?? false;
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
      {blocked && <p className="text-14 text-err-ink">带红色标记的内容违法，修改后才能发布</p>}
    </div>
  );
}
