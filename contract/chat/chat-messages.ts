import { z } from 'zod';
import { storedFile } from '#contract/files/files.ts';

const chatSides = ['seeker', 'company'] as const;
export const chatSide = z.enum(chatSides);
export type ChatSide = z.output<typeof chatSide>;

/** What a message is beside its words; `notice` is said by the conversation itself. */
const messageKinds = ['text', 'picture', 'file', 'resume', 'interview', 'contact', 'notice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A resume that the seeker showed: one line of it. The whole is read by those who speak for the company. */
const resumeCard = z.object({
  resumeName: z.string(),
  name: z.string(),
  education: z.string(),
  school: z.string(),
  teachingMonths: z.number(),
  certificate: z.string().nullable(),
  lastEmployer: z.string(),
});

/** An invitation as it was sent; how it stands now, the conversation says. */
const interviewCard = z.object({
  deliveryId: z.string(),
  startsAt: z.string(),
  mode: z.enum(['onsite', 'video', 'phone']),
  place: z.string(),
  link: z.string(),
  contact: z.string(),
  note: z.string(),
});

export const contactSorts = { phone: '手机号', wechat: '微信' } as const;
export type ContactSort = keyof typeof contactSorts;

/** A wish to exchange a phone number or a WeChat name. Neither side sees the other's before both have agreed. */
const contactCard = z.object({
  what: z.enum(['phone', 'wechat']),
  state: z.enum(['asked', 'accepted', 'declined']),
  /** Null until it is accepted. */
  seeker: z.string().nullable(),
  company: z.string().nullable(),
});

export const chatMessage = z.object({
  /** Its place in the conversation, from 1. */
  number: z.number(),
  side: chatSide,
  senderName: z.string(),
  kind: z.enum(messageKinds),
  text: z.string(),
  /** Kinds of `chat-warnings.ts`. */
  warnings: z.array(z.string()),
  file: storedFile.nullable(),
  resume: resumeCard.nullable(),
  interview: interviewCard.nullable(),
  contact: contactCard.nullable(),
  clientId: z.string(),
  at: z.string(),
});
export type ChatMessage = z.output<typeof chatMessage>;
