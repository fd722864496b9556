import { clsx } from 'clsx';
import { SiteFigures } from '#web/features/site/site-figures.tsx';
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
    <figure className="card relative mx-8 -mt-9 px-5 py-4 shadow-float" aria-label="一份投递的回音，示例">
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

/** Beside the seeker's sign-in: the promise as a picture, one delivery as an example, and the site's own figures. */
export function WhySignIn() {
  return (
    <section aria-label="登录以后" className="flex flex-1 flex-col">
      <div className="relative">
        <ReplyScene className="block w-full" />
        <h2 className="absolute top-7 left-8 text-24">一份投递，一份回音</h2>
      </div>
      <Example />
      <div className="my-auto px-8 py-4">
        <SiteFigures />
      </div>
    </section>
  );
}
