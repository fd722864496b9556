import { textBlocks } from './text-blocks.ts';

/** A longer plain text, typeset for reading. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {textBlocks(text).map((block, at) => {
        const key = `${at}-${block.kind}`;
        if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
        return (
          <ol key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        );
      })}
    </div>
  );
}
