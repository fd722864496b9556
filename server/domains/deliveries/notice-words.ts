import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import type { Terms } from './interview/interview-terms.ts';

export interface Facts {
  joberName: string;
  companyName: string;
  postTitle: string;
  note: string | null;
  terms?: Pick<Terms, 'startsAt' | 'slots' | 'mode' | 'place' | 'room'> | undefined;
  proposedAt?: Date | undefined;
  /** Of several times that were offered. */
  chosenAt?: Date | undefined;
  offer?: Pick<OfferTerms, 'pay' | 'payUnit' | 'startsOn' | 'answerBy'> | undefined;
}

/** `lead` stands before the note, where the reader is told it; `detail` is the part of the body that a list shows. */
type Words = (facts: Facts) => [title: string, body: string, lead?: string, detail?: string];
type NoticeMove = DeliveryMove | 'overdue';

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
export const whenText = (moment: Date | undefined): string => (moment ? clock.format(moment) : '');
/** The time of an interview, or how many the person may choose from. */
const timeText = ({ startsAt, slots }: Pick<Terms, 'startsAt' | 'slots'>): string =>
  slots.length > 0 ? `有 ${slots.length} 个时间可选，最早${whenText(startsAt)}` : whenText(startsAt);
const where = ({ terms }: Facts) =>
  terms ? [timeText(terms), interviewModeLabels[terms.mode], placeText(terms)].filter(Boolean).join('，') : '';
const pay = ({ offer }: Facts) =>
  offer ? `${salaryText({ min: offer.pay, max: offer.pay, unit: offer.payUnit })}，${offer.startsOn} 到岗` : '';
const offered = (it: Facts) =>
  it.offer ? `：${pay(it)}。请在${whenText(new Date(it.offer.answerBy))}前答复` : '，请答复';

const toSeeker: Partial<Record<NoticeMove, Words>> = {
  open: (it) => ['你的简历被查看', `${it.companyName}查看了你投递“${it.postTitle}”的简历。`],
  shortlist: (it) => ['单位对你有意向', `${it.companyName}把你列为“${it.postTitle}”的意向人选。`],
  invite: (it) => [
    '收到面试邀请',
    `${it.companyName}邀请你参加“${it.postTitle}”面试：${where(it)}。请尽快答复。`,
    '',
    where(it),
  ],
  'move-interview': (it) => [
    '面试安排有变',
    `${it.companyName}更改了“${it.postTitle}”的面试：${where(it)}。请重新答复。`,
    '',
    where(it),
  ],
  'agree-time': (it) => ['单位同意了你的时间', `“${it.postTitle}”的面试改到${where(it)}。`, '', where(it)],
  'cancel-interview': (it) => ['面试已取消', `${it.companyName}取消了“${it.postTitle}”的面试。`, '说明：'],
  'mark-absent': (it) => ['面试被记为未到场', `${it.companyName}将“${it.postTitle}”的面试记为未到场。`, '说明：'],
  pass: (it) => [
    '收到录用意向',
    `恭喜，你通过了“${it.postTitle}”的试讲。${it.companyName}想录用你${offered(it)}。`,
    '',
    pay(it),
  ],
  'change-offer': (it) => [
    '录用条件有变',
    `${it.companyName}更改了“${it.postTitle}”的录用条件${offered(it)}。`,
    '',
    pay(it),
  ],
  start: (it) => ['今天到岗', `“${it.postTitle}”从今天起记为已入职。祝你在${it.companyName}一切顺利。`],
  reject: (it) => ['投递有了结果', `${it.companyName}认为你与“${it.postTitle}”不太合适。`, '原因：'],
  'take-back': (it) => ['投递恢复处理', `${it.companyName}重新考虑了你对“${it.postTitle}”的投递。`],
  close: (it) => ['投递已关闭', `你对${it.companyName}“${it.postTitle}”的投递已关闭。`, '原因：'],
  overdue: (it) => ['投递超时未处理', `${it.companyName} 7 天没有处理你对“${it.postTitle}”的投递，已计入其回复率。`],
};

const toCompany: Partial<Record<NoticeMove, Words>> = {
  deliver: (it) => ['收到新投递', `${it.joberName}投递了“${it.postTitle}”。`],
  'accept-interview': (it) => [
    '面试邀请已被接受',
    `${it.joberName}接受了“${it.postTitle}”的面试邀请${it.chosenAt ? `，选了${whenText(it.chosenAt)}` : ''}。`,
    '',
    whenText(it.chosenAt),
  ],
  'decline-interview': (it) => ['面试邀请被婉拒', `${it.joberName}婉拒了“${it.postTitle}”的面试。`, '留言：'],
  'propose-time': (it) => [
    '对方希望改个时间',
    `${it.joberName}希望把“${it.postTitle}”的面试改到${whenText(it.proposedAt)}。`,
    '留言：',
    `改到${whenText(it.proposedAt)}`,
  ],
  'cancel-interview': (it) => ['对方取消了面试', `${it.joberName}取消了“${it.postTitle}”的面试。`, '留言：'],
  'accept-offer': (it) => ['录用已被接受', `${it.joberName}接受了“${it.postTitle}”的录用。`],
  'back-out': (it) => ['对方退出录用', `${it.joberName}退出了“${it.postTitle}”的录用。`, '原因：'],
  start: (it) => ['今天有人到岗', `${it.joberName}（“${it.postTitle}”）今天到岗，已记为入职。`],
  'decline-offer': (it) => ['录用被婉拒', `${it.joberName}婉拒了“${it.postTitle}”的录用。`, '留言：'],
  withdraw: (it) => ['投递已被撤回', `${it.joberName}撤回了对“${it.postTitle}”的投递。`, '留言：'],
  close: (it) => ['投递已关闭', `${it.joberName}对“${it.postTitle}”的投递已关闭。`, '原因：'],
  overdue: (it) => ['投递超时未处理', `${it.joberName}对“${it.postTitle}”的投递 7 天没有处理，已计入回复率。`],
};

/** The notice of a move to one side; null if that side is not notified. */
export function noticeWords(reader: 'seeker' | 'company', move: NoticeMove, facts: Facts) {
  const texts = (reader === 'seeker' ? toSeeker : toCompany)[move]?.(facts);
  if (!texts) return null;
  const [title, body, prefix = '', detail = ''] = texts;
  const note = (prefix && facts.note) ?? '';
  return {
    title,
    body: note ? body + prefix + note : body,
    who: reader === 'seeker' ? facts.companyName : facts.joberName,
    post: facts.postTitle,
    detail: [detail, note].filter(Boolean).join('。'),
  };
}
