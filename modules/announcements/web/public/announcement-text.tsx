import { type TextBlock, textBlocks } from '#web/features/page/text-blocks.ts';

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

function Shown({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
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
          {item}
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
      <div className="space-y-3">
        {blocks.map((block) => (
          <Shown key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
        ))}
      </div>
    </section>
  ));
}
