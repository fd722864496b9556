import type { FileAnswer } from '#contract/endpoint.ts';
import { dayAt } from '#contract/months.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { formatDateTime, yuanGrouped } from '#contract/text.ts';
import { emptyPage, type Page } from '#packages/typeset/page.ts';
import { clampLines } from '#packages/typeset/svg-text.ts';
import type { MadeOffer } from '#server/domains/deliveries/public.ts';
import { typeset } from './draw/typesetter.ts';

const [LEFT, RIGHT] = [72, 523];
const WIDTH = RIGHT - LEFT;
const [INK, SOFT, LINE] = ['#111111', '#555555', '#999999'];
/** The width of the names of the terms. */
const NAMES = 96;
const LEADING = 20;

/** Writes down a page: lines of text, one below the other. */
class Letter {
  readonly page: Page = emptyPage();
  private y = 92;

  /** Paragraphs, from `x` to the right margin. */
  say(text: string, { size = 11, bold = false, soft = false, x = LEFT, after = 0 } = {}): void {
    const weight = bold ? 'bold' : 'regular';
    for (const paragraph of text.split('\n'))
      for (const line of clampLines(paragraph, RIGHT - x, 30, { size, weight })) {
        this.page.texts.push({ x, y: this.y, size, weight, color: soft ? SOFT : INK, text: line });
        this.y += Math.max(LEADING, size * 1.6);
      }
    this.y += after;
  }

  centred(text: string, size: number): void {
    const within = { width: WIDTH, align: 'center' as const };
    this.page.texts.push({ x: LEFT, y: this.y, size, weight: 'bold', color: INK, text, within });
    this.y += size * 2.4;
  }

  atRight(text: string): void {
    const within = { width: WIDTH, align: 'right' as const };
    this.page.texts.push({ x: LEFT, y: this.y, size: 11, weight: 'regular', color: INK, text, within });
    this.y += LEADING;
  }

  /** One term: its name, and what it says beside it. */
  term(name: string, text: string): void {
    const top = this.y;
    this.rule(top - 15);
    this.page.texts.push({ x: LEFT, y: top, size: 11, weight: 'regular', color: SOFT, text: name });
    this.say(text, { x: LEFT + NAMES });
    this.y += 6;
  }

  rule(y = this.y - 15): void {
    this.page.shapes.push({ x: LEFT, y, width: WIDTH, height: 0.6, fill: LINE, stroke: null });
  }

  skip(points: number): void {
    this.y += points;
  }
}

const termsOf = ({ terms, regionCode, address }: MadeOffer): [name: string, text: string][] => {
  const unit = salaryUnits[terms.payUnit].label;
  const amount = (fen: number) => `${yuanGrouped(fen)} 元/${unit}`;
  const parts = terms.payParts.map((part) => `${part.name} ${amount(part.amount)}`).join('，');
  return [
    ['薪酬（税前）', amount(terms.pay)],
    ['薪酬构成', parts],
    ['到岗日', terms.startsOn],
    ['合同与试用期', terms.contract],
    ['工作地点', wholeAddress(regionFullName(regionCode), address)],
    ['报到时携带', terms.bring ?? ''],
    ['请在此前答复', formatDateTime(terms.answerBy)],
  ];
};

const answers: Record<string, (offer: MadeOffer) => string> = {
  accepted: ({ acceptedAt }) => `已接受${acceptedAt ? `，${formatDateTime(acceptedAt)}` : ''}`,
  hired: ({ acceptedAt }) => `已接受${acceptedAt ? `，${formatDateTime(acceptedAt)}` : ''}，已到岗`,
  declined: () => '已婉拒或退出，本意向书不再有效',
};

/** 录用意向书 on one page: both sides get the same one. */
function offerLetter(offer: MadeOffer): Page {
  const letter = new Letter();
  letter.centred('录用意向书', 22);
  letter.say(`${offer.personName}：`, { size: 12, bold: true, after: 4 });
  letter.say(
    `您应聘我单位“${offer.postTitle}”，已通过我单位的考核。现有意录用您，条件如下。接受后请按到岗日报到并签订合同，合同以双方签订的文本为准。`,
    { after: 22 },
  );
  for (const [name, text] of termsOf(offer)) if (text) letter.term(name, text);
  letter.rule();
  letter.skip(10);
  letter.say(`答复：${answers[offer.status]?.(offer) ?? '还没有答复'}`, { after: 22 });
  letter.atRight(offer.companyName);
  letter.atRight(dayAt(offer.sentAt));
  letter.skip(26);
  letter.say(
    `编号 ${offer.deliveryId}。本意向书由用人单位通过教育人才网发出，答复以网站的记录为准。录用不收取报名费、押金、服装费等任何费用。`,
    { size: 9, soft: true },
  );
  return letter.page;
}

export async function printOffer(offer: MadeOffer, now: Date): Promise<FileAnswer> {
  const title = `录用意向书-${offer.companyName}-${offer.personName}`;
  const paper = { pages: [offerLetter(offer)], title, author: offer.companyName, photo: null, now };
  return { name: `${title}.pdf`, bytes: await typeset({ ...paper, as: 'paper' }) };
}
