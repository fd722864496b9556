/** Times and lengths of time, which are what a reader takes along, in full ink. */
export function Marked({ text }: { text: string }) {
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
