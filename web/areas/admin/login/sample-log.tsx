import { Avatar } from '#web/ui/avatar.tsx';

/** A day of the log, as an example. */
const acts = [
  ['09:12', '许清和', '审核', '通过单位认证', '云溪实验学校，等了 3 小时'],
  ['10:05', '沈书予', '内容', '发布资讯', '新课标下的一周，第 3 版'],
  ['11:26', '唐若琳', '客服', '答复留言', '额度没有到账，22 分钟内'],
  ['14:20', '罗以恒', '财务', '核对付款凭证', '¥4,980.00，第二人复核'],
  ['16:41', '许清和', '审核', '驳回职位', '薪资与标题不一致，已写理由'],
] as const;

/** What the console keeps of everybody's work: a picture of it, before anybody has signed in. */
export function SampleLog() {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface" aria-label="操作日志示意">
      <figcaption className="flex items-baseline justify-between border-b border-line px-5 py-3">
        <b className="text-14 font-medium text-ink-1">操作日志</b>
        <span className="text-12 text-ink-3">示意</span>
      </figcaption>
      <ol className="divide-y divide-line">
        {acts.map(([at, name, role, act, what]) => (
          <li key={at} className="flex items-center gap-3 px-5 py-3.5 text-13">
            <time className="tabular w-10 flex-none text-ink-3">{at}</time>
            <Avatar name={name} size={24} />
            <span className="w-14 flex-none text-ink-2">{name}</span>
            <span className="tag">{role}</span>
            <span className="min-w-0 flex-1">
              <span className="text-ink-1">{act}</span>
              <span className="ml-2 text-12 text-ink-3">{what}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
