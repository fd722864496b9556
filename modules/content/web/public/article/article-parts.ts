import type { ArticleFigure } from '../../../contract/content-items.ts';

type Part = { key: string; html: string } | { key: string; figure: ArticleFigure; number: number };

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string) =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Gives the headings of a sanitised body ids for its contents, and divides it where paragraphs call for figures (【图1】). Figures that no paragraph calls for follow the text, and a
 * call without a figure is dropped.
 */
export function partsOf(body: string, figures: readonly ArticleFigure[]) {
  const headings: { id: string; text: string }[] = [];
  const html = body.replace(/<h2(?: [^>]*)?>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `s${headings.length + 1}`;
    headings.push({ id, text: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const parts: Part[] = [];
  const shown = new Set<number>();
  const show = (number: number) => {
    const figure = figures[number - 1];
    if (!figure || shown.has(number)) return;
    shown.add(number);
    parts.push({ key: `figure-${number}`, figure, number });
  };
  for (const [at, piece] of html.split(/<p(?: [^>]*)?>【图(\d)】<\/p>/).entries()) {
    if (at % 2 === 1) show(Number(piece));
    else if (piece.trim() !== '') parts.push({ key: `text-${at}`, html: piece });
  }
  for (const at of figures.keys()) show(at + 1);
  return { parts, headings };
}

/** Minutes for reading, at 400 Chinese characters a minute. */
export const minutesOf = (body: string): number =>
  Math.max(1, Math.ceil((body.match(/\p{Script=Han}/gu)?.length ?? 0) / 400));
