import { clsx } from 'clsx';
import { Tag } from '#web/ui/tag.tsx';
import { RecentAnswers } from './recent-answers.tsx';
import { ReplyScene } from './reply-scene.tsx';

/** The course of one delivery, as a person who has signed in sees it. */
const course = [
  ['周一 09:12', '投出简历', '写过一次，以后点一下就投'],
  ['周一 11:20', '学校看过了', '谁看的、什么时候看的，都写在这里'],
  ['周一 15:40', '有意向', '可以直接在线上聊聊'],
  ['周二 10:05', '邀你周四 14:00 试讲', '时间不合适，当场改一个'],
] as const;

/** On a phone: the promise, over its picture. */
export const Promised = () => (
  <div className="bg-brand-tint">
    <p className="px-10 pt-4 text-16 font-semibold text-ink-1 max-sm:px-5">一份投递，一份回音</p>
    <ReplyScene className="block w-full" low />
  </div>
);

function Example() {
  return (
    <figure className="card relative mt-5 px-8 py-6 shadow-float" aria-label="一份投递的回音，示例">
      <figcaption className="mb-4 flex items-center gap-2 border-b border-line pb-4">
        <b className="text-20 font-semibold text-ink-1">高中数学教师</b>
        <Tag tone="brand">事业编制</Tag>
        <span className="ml-auto text-14 text-ink-3">示例</span>
      </figcaption>
      <ol>
        {course.map(([when, what, more], at) => {
          const isLast = at === course.length - 1;
          return (
            <li
              key={what}
              className="relative flex gap-4 pl-8 not-last:pb-4 not-last:before:absolute not-last:before:top-4 not-last:before:-bottom-2 not-last:before:left-1.5 not-last:before:border-l-2 not-last:before:border-brand-line"
            >
              <span
                aria-hidden
                className={clsx(
                  'absolute top-1.5 left-0 size-3.5 rounded-full border-3 border-brand',
                  isLast ? 'bg-brand-solid' : 'bg-surface',
                )}
              />
              <span className={clsx('flex-1 text-16 leading-6 font-semibold', isLast ? 'text-brand' : 'text-ink-1')}>
                {what}
                <span className="block text-14 leading-5 font-normal text-ink-2">{more}</span>
              </span>
              <span className="tabular text-14 leading-6 text-ink-3">{when}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** Beside the seeker's sign-in: the promise, the newest answer that keeps it, and one delivery as an example. */
export function WhySignIn() {
  return (
    <section aria-label="登录以后" className="relative">
      <h2 className="mb-5 text-20 leading-11">一份投递，一份回音</h2>
      <RecentAnswers count={1} />
      <Example />
    </section>
  );
}
