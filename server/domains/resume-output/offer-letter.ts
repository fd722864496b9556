import type { FileAnswer } from '#contract/endpoint.ts';
import { dayAt } from '#contract/months.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { formatDateTime, yuanGrouped } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import type { MadeOffer } from '#server/domains/deliveries/public.ts';
import { Letter } from './draw/letter.ts';
import { typeset } from './draw/typesetter.ts';

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
