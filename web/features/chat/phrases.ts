import type { OpenConversation } from '#contract/chat/chat.ts';

const forSeeker = [
  '您好，我对这个职位很感兴趣，想进一步了解',
  '请问这个职位是否有编制？',
  '请问试讲怎么安排？',
  '我的简历已经投递，请您查看',
];
const forCompany = [
  '您好，看了您的简历，想和您聊聊这个职位',
  '请问您最近方便来学校试讲吗？',
  '请补充一下您的教师资格证信息',
  '您的简历我们已收到，会尽快答复',
];

/** Frequent phrases of each side. */
export const phrasesOf = ({ side }: Pick<OpenConversation, 'side'>): readonly string[] =>
  side === 'seeker' ? forSeeker : forCompany;
