/** One line of a talk; a card stands for what its data show. `{title}`, `{recruiter}` and `{name}` are filled in. */
export interface Line {
  side: 'seeker' | 'company';
  text: string;
  card?: 'resume' | 'interview' | 'contact';
}

const asks = (text: string): Line => ({ side: 'seeker', text });
const says = (text: string): Line => ({ side: 'company', text });

const greeting = asks('您好，我对“{title}”很感兴趣，简历已经投递，请您查看');

/** While nothing is decided yet. */
export const early: readonly (readonly Line[])[] = [
  [
    greeting,
    says('{name}老师您好，简历收到了，我们会在本周内统一看。请问您目前在哪个学段任教？'),
    asks('目前带初二两个班，也有一轮毕业班的经历'),
    says('好的，试讲一般安排在周三下午，您这边时间方便吗？'),
  ],
  [
    asks('请问这个职位是否有编制？'),
    says('今年是备案制，同工同酬，满三年可以参加入编考试'),
    asks('明白了，试用期和社保是怎么安排的呢？'),
    says('试用期三个月，入职当月就缴五险一金'),
  ],
  [
    asks('您好，外地户口可以报吗？教师资格证是高中学段'),
    says('可以的，高中资格证可以任教初中。户籍没有限制'),
    asks('谢谢您，那我把试讲视频也准备一下'),
  ],
  [
    greeting,
    { side: 'seeker', text: '', card: 'resume' },
    says('看到了，教学经历很丰富。您对住校值班能接受吗？'),
    asks('可以接受，之前每周值一次晚自习'),
  ],
  [
    says('您好，看了您的简历，想和您聊聊“{title}”'),
    asks('您好，谢谢关注。请问班额和周课时大概多少？'),
    says('每班 40 人左右，周课时 12 节，另有一次教研活动'),
    asks('了解了，听起来很合适'),
  ],
];

/** Once an interview was agreed on or is asked for. */
export const invited: readonly (readonly Line[])[] = [
  [
    greeting,
    says('{name}老师您好，教研组看过简历，想请您来校试讲'),
    { side: 'company', text: '面试邀请', card: 'interview' },
    asks('收到，谢谢{recruiter}老师。试讲课题是现场抽还是自选？'),
    says('现场抽题，准备 40 分钟，讲 15 分钟，教材我们提供'),
    asks('好的，我会提前到'),
  ],
  [
    says('您好，简历初筛已通过，请留意面试安排'),
    { side: 'company', text: '面试邀请', card: 'interview' },
    asks('时间可以的，需要带哪些材料？'),
    says('身份证、学历学位证、教师资格证原件，各带一份复印件'),
  ],
];

/** After an offer. */
export const offered: readonly (readonly Line[])[] = [
  [
    greeting,
    says('试讲评分出来了，评委对您的课堂组织评价很高'),
    asks('太好了，谢谢老师们'),
    { side: 'company', text: '请求交换手机号', card: 'contact' },
    says('录用通知已经发出，请在平台上确认。入职手续我电话和您沟通'),
    asks('好的，今天就确认'),
  ],
];

/** Where it did not fit. */
export const refused: readonly (readonly Line[])[] = [
  [
    greeting,
    says('{name}老师您好，这个岗位要求专业一致，这次不太合适，简历我们留在人才库里'),
    asks('好的，谢谢您告知，之后有合适的岗位还请联系我'),
  ],
];
