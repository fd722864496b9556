import { clsx } from 'clsx';
import { ReplyScene } from './reply-scene.tsx';

/** The course of one delivery, as a person who has signed in sees it. */
const course = [
  ['投递高中数学教师', '周一 09:12'],
  ['学校看过了', '2 小时后'],
  ['有意向', '当天下午'],
  ['邀你周四 14:00 试讲', '第二天'],
] as const;

function Example() {
  return (
    <figure className="card relative mx-8 -mt-9 px-6 py-5 shadow-float" aria-label="一份投递的回音，示例">
      <ol className="ml-1 space-y-2.5 border-l-2 border-brand-line text-13">
        {course.map(([what, when], at) => (
          <li key={what} className="relative flex items-baseline justify-between gap-3 pl-4">
            <span
              aria-hidden
              className={clsx(
                'absolute -left-1.5 mt-1.5 size-2.5 rounded-full border-2 border-brand',
                at === course.length - 1 ? 'bg-brand-solid' : 'bg-surface',
              )}
            />
            <span className={at === course.length - 1 ? 'font-semibold text-brand' : 'text-ink-1'}>{what}</span>
            <span className="tabular flex-none text-12 text-ink-3">{when}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Beside the seeker's sign-in: the promise as a picture, and one delivery as an example of it. */
export function WhySignIn() {
  return (
    <section aria-label="登录以后">
      <h2 className="text-24">一份投递，一份回音</h2>
      <p className="mt-1 mb-6 text-13 text-ink-2">谁看过、有没有意向、什么时候试讲，每一步都写在这里</p>
      <ReplyScene className="block w-full rounded-card" />
      <Example />
    </section>
  );
}
