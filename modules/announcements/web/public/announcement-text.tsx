import { MinuteStrip } from '#web/areas/public/minute-strip.tsx';
import { type TextBlock, textBlocks } from '#web/features/page/text-blocks.ts';
import { paths } from '#web/paths.ts';
import { type Lesson, lessonOf } from './lesson-steps.ts';

type Block = Exclude<TextBlock, { kind: 'heading' }>;
interface Part {
  heading: string;
  blocks: Block[];
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [{ heading: '', blocks: [] }];
  for (const block of textBlocks(text)) {
    if (block.kind === 'heading') parts.push({ heading: block.text, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter(({ blocks }) => blocks.length > 0);
}

const asked = (line: string) => (/带/.test(line) ? '带什么' : /结果|通知/.test(line) ? '什么时候知道结果' : '还要知道');

/** A trial lesson to the scale of its minutes, and what else is said of it as a checklist. */
function LessonSheet({ lesson: { steps, rest }, after }: { lesson: Lesson; after: readonly string[] }) {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const main = steps.findIndex(({ label }) => label === '试讲');
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-y-2 text-14 text-ink-3">
        <b className="num mr-2 text-40 leading-12">{steps[main]?.minutes ?? total}</b>
        {main < 0 ? `分钟，分 ${steps.length} 段` : `分钟试讲，全程 ${total} 分钟`}
        <a className="btn btn-filled ml-auto max-sm:w-full" href={paths.deliveries()}>
          收到邀请了，去答复
        </a>
      </p>
      <MinuteStrip parts={steps.map(({ label, ...step }) => ({ ...step, head: label }))} main={main} />
      <dl className="divide-y divide-line">
        {[...rest, ...after].map((line) => (
          <div key={line} className="grid grid-cols-[144px_minmax(0,1fr)] py-4 leading-7 max-sm:block">
            <dt className="text-14 text-ink-3">{asked(line)}</dt>
            <dd className="text-16 text-ink-1">
              <Marked text={line.replace(/^请带/, '')} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The blocks of a part; what follows the list of a lesson belongs to it. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const lessons = blocks.map((block) => (block.kind === 'list' ? lessonOf(block.items) : null));
  const at = lessons.findIndex(Boolean);
  const lesson = lessons[at];
  const after = blocks.slice(at + 1).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
  return (
    <div className="space-y-3">
      {(lesson ? blocks.slice(0, at) : blocks).map((block) => (
        <Shown key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
      ))}
      {lesson && <LessonSheet lesson={lesson} after={after} />}
    </div>
  );
}

function Shown({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Marked text={block.text} />
      </p>
    );
  return (
    <ol className="divide-y divide-line border-y border-line">
      {block.items.map((item, at) => (
        <li
          key={item}
          className="flex items-baseline gap-5 py-3.5 text-20 leading-8 text-ink-1 max-sm:gap-3 max-sm:text-16"
        >
          <span aria-hidden="true" className="num w-7 flex-none text-28 text-brand max-sm:text-20">
            {at + 1}
          </span>
          <span>
            <Marked text={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The plain text of an announcement, each heading beside its part. */
export function AnnouncementText({ text }: { text: string }) {
  return partsOf(text).map(({ heading, blocks }) => (
    <section
      key={heading}
      className={`border-t border-line py-5 text-16 leading-8 text-ink-2 first:border-t-0 first:pt-3 max-sm:py-4 ${heading ? 'grid grid-cols-[136px_minmax(0,1fr)] max-sm:block' : ''}`}
    >
      {heading && <h2 className="text-16 leading-8 max-sm:mb-1">{heading}</h2>}
      <Blocks blocks={blocks} />
    </section>
  ));
}

/** Times and lengths of time, which are what a reader takes along, in full ink. */
function Marked({ text }: { text: string }) {
  return text.split(/(\d+ ?(?:分钟|小时|个工作日|天)|\d{1,2}[:：]\d{2})/).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
      <b key={at} className="tabular font-semibold text-ink-1">
        {piece}
      </b>
    ) : (
      piece
    ),
  );
}
