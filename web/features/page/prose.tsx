type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

const numbered = /^\s*(?:[0-9]{1,2}[.、．)）]|[（(][0-9]{1,2}[)）]|[•·●-])\s*/;
/** A short line that ends in a colon, is in brackets or numbered in Chinese is a heading; so are the usual headings alone. */
const heading = /^(?:【(.{2,20})】|(.{2,16})[:：]|[一二三四五六七八九十]{1,2}、(.{2,16}))$/;
const usualHead =
  /^(?:岗位|任职|职位|工作|应聘|招聘|报名|薪酬|福利|其他)(?:职责|要求|描述|内容|条件|资格|方式|待遇|福利|说明)$/;

/** Parses the plain text of a post into headings, lists and paragraphs. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const head = heading.exec(line) ?? usualHead.exec(line);
    const last = blocks.at(-1);
    if (line === '') continue;
    if (head) blocks.push({ kind: 'heading', text: head[1] ?? head[2] ?? head[3] ?? line });
    else if (!numbered.test(line)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(numbered, ''));
    else blocks.push({ kind: 'list', items: [line.replace(numbered, '')] });
  }
  return blocks;
}

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
