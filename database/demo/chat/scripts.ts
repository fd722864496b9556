import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';

/**
 * One line of a talk; a card stands for what its data show. `{title}`, `{recruiter}`, `{name}`, `{tenure}` and `{reason}` are
 * filled in. `after` is the step of the delivery that it follows: a talk stops before the first step that was not taken.
 */
export interface Line {
  side: 'seeker' | 'company';
  text: string;
  after: DeliveryMove;
  card?: 'resume' | 'interview' | 'contact';
}

export type Script = readonly Line[];

type Said = Omit<Line, 'after'>;
const asks = (text: string): Said => ({ side: 'seeker', text });
const says = (text: string): Said => ({ side: 'company', text });
const upon = (after: DeliveryMove, ...lines: Said[]): Line[] => lines.map((line) => ({ ...line, after }));

const invitation: Said = { side: 'company', text: '面试邀请', card: 'interview' };
const greeting = upon('deliver', asks('您好，我对“{title}”很感兴趣，简历已经投递，请您查看'));

/** While nothing is decided yet, of a post that teaches. */
export const earlyOfTeachers: readonly Script[] = [
  [
    ...greeting,
    ...upon(
      'open',
      says('{name}老师您好，简历收到了，我们会在本周内统一看。请问您目前周课时大概多少？'),
      asks('目前带两个班，每周十二节左右'),
      says('好的，后续安排会在平台上通知您'),
    ),
  ],
  [
    ...upon('deliver', asks('您好，简历已经投递。请问这个职位是什么编制？')),
    ...upon(
      'open',
      says('{tenure}'),
      asks('明白了，试用期和社保是怎么安排的呢？'),
      says('试用期按规定约定，入职当月就缴五险一金'),
    ),
  ],
  [
    ...upon('deliver', asks('您好，简历已经投递。外地可以报吗？教师资格证已经取得')),
    ...upon('open', says('可以的，资格证的学段和学科符合岗位要求就行'), asks('谢谢您，那我把试讲视频也准备一下')),
  ],
  [
    ...greeting,
    ...upon('deliver', { side: 'seeker', text: '', card: 'resume' }),
    ...upon('open', says('看到了，谢谢。您对住校值班能接受吗？'), asks('可以接受，之前每周值一次班')),
  ],
  [
    ...greeting,
    ...upon(
      'open',
      says('您好，看了您的简历，想和您聊聊“{title}”'),
      asks('您好，谢谢关注。请问班额和周课时大概多少？'),
      says('每班 40 人左右，周课时 12 节，另有一次教研活动'),
      asks('了解了，听起来很合适'),
    ),
  ],
];

/** The same of any other post. */
export const earlyOfOthers: readonly Script[] = [
  [...greeting, ...upon('open', says('{name}老师您好，简历收到了，我们会在本周内统一看'), asks('好的，谢谢您'))],
  [
    ...greeting,
    ...upon('deliver', { side: 'seeker', text: '', card: 'resume' }),
    ...upon('open', says('看到了，谢谢。请问最快什么时候可以到岗？'), asks('办完交接，一个月内可以到岗')),
  ],
  [
    ...upon('deliver', asks('您好，简历已经投递。请问这个职位是什么编制？')),
    ...upon('open', says('{tenure}'), asks('明白了，谢谢您')),
  ],
];

/** Once an interview was agreed on or is asked for. */
export const invited: readonly Script[] = [
  [
    ...greeting,
    ...upon('shortlist', says('{name}老师您好，简历看过了，很希望和您当面聊聊，时间定下来就发邀请')),
    ...upon('invite', invitation),
    ...upon(
      'accept-interview',
      asks('收到，谢谢{recruiter}老师，面试流程是怎样的？'),
      says('流程和要求写在邀请的备注里，材料我们提前备好'),
      asks('好的，我会提前到'),
    ),
  ],
  [
    ...greeting,
    ...upon('shortlist', says('您好，简历初筛已通过，请留意面试安排')),
    ...upon('invite', invitation),
    ...upon(
      'accept-interview',
      asks('时间可以的，需要带哪些材料？'),
      says('身份证、学历学位证和相关证书的原件，各带一份复印件'),
    ),
  ],
];

/** After an offer. */
export const offered: readonly Script[] = [
  [
    ...greeting,
    ...upon('invite', invitation),
    ...upon(
      'pass',
      says('{name}老师您好，面试结果出来了，评委对您的评价很高'),
      asks('太好了，谢谢老师们'),
      { side: 'company', text: '请求交换手机号', card: 'contact' },
      says('录用通知已经发出，请在平台上确认。入职手续我电话和您沟通'),
    ),
    ...upon('accept-offer', asks('已经确认了，谢谢您，期待入职')),
    ...upon('decline-offer', asks('很抱歉，考虑之后还是不来了，感谢您和各位老师')),
  ],
];

/** Where it did not fit. */
export const refused: readonly Script[] = [
  [
    ...greeting,
    ...upon(
      'reject',
      says('{name}老师您好，这次的结果出来了：{reason}'),
      asks('好的，谢谢您告知，之后有合适的岗位还请联系我'),
    ),
  ],
];
