import { lessonPlan } from './lesson-steps.ts';

const grounds = ['bg-(--chart-3)', 'bg-(--chart-2)', 'bg-brand-solid', 'bg-(--chart-2)'];
const inks = ['text-ink-1', 'text-ink-1', 'text-on-brand', 'text-ink-1'];

/** A trial lesson to the scale of its minutes, where the announcement says how long each part takes. */
export function LessonTimes({ text }: { text: string }) {
  const plan = lessonPlan(text);
  if (!plan) return null;
  const { steps, answer } = plan;
  const all = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = steps.findIndex(({ label }) => label === '试讲');
  const look = (at: number) => (at === longest ? 2 : at % 2);
  return (
    <figure className="py-5 max-sm:py-4">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 text-14 text-ink-3">
        <b className="num text-32">{all}</b>
        分钟，从{steps[0]?.label}到{steps.at(-1)?.label}
        {answer && (
          <span className="ml-auto">
            结果 <b className="font-semibold text-ink-1">{answer}内</b>告诉你
          </span>
        )}
      </figcaption>
      <ol className="mt-3 flex gap-0.5 overflow-hidden rounded-ctl">
        {steps.map(({ label, minutes }, at) => (
          <li key={label} className="min-w-14 basis-0 text-center" style={{ flexGrow: minutes }}>
            <span className={`block py-2.5 leading-6 ${grounds[look(at)]} ${inks[look(at)]}`}>
              <b className="tabular text-20 font-semibold max-sm:text-18">{minutes}</b>
              <span className="ml-0.5 text-12 max-sm:hidden">分</span>
            </span>
            <span className="block pt-1.5 text-14 font-medium text-ink-1">{label}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
