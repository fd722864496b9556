import { z } from 'zod';
import { storedFile } from '#contract/files/files.ts';

const chatSides = ['seeker', 'company'] as const;
export const chatSide = z.enum(chatSides);
export type ChatSide = z.output<typeof chatSide>;

/** What a message carries besides text. The conversation itself writes `notice`. */
const messageKinds = ['text', 'picture', 'file', 'resume', 'interview', 'contact', 'notice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A resume that the seeker sent, as one line. Only recruiters of the company may read the whole. */
const resumeCard = z.object({
  resumeName: z.string(),
  name: z.string(),
  education: z.string(),
  school: z.string(),
  teachingMonths: z.number(),
  certificate: z.string().nullable(),
  lastEmployer: z.string(),
});

/** An invitation as it was sent; the conversation carries its current state. */
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

/** An offer to exchange phone numbers or WeChat names. Neither side sees the other's until both have agreed. */
const contactCard = z.object({
  what: z.enum(['phone', 'wechat']),
  state: z.enum(['asked', 'accepted', 'declined']),
  /** Null until it is accepted. */
  seeker: z.string().nullable(),
  company: z.string().nullable(),
});

export const chatMessage = z.object({
  /** Sequence number in the conversation, from 1. */
  number: z.number(),
  side: chatSide,
  senderName: z.string(),
  kind: z.enum(messageKinds),
  text: z.string(),
  /** Keys of `chat-warnings.ts`. */
  warnings: z.array(z.string()),
  file: storedFile.nullable(),
  resume: resumeCard.nullable(),
  interview: interviewCard.nullable(),
  contact: contactCard.nullable(),
  clientId: z.string(),
  at: z.string(),
});
export type ChatMessage = z.output<typeof chatMessage>;
