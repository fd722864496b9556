/** Families of files, detected from the first bytes and never from the name. */
export const fileFamilies = {
  picture: { title: '图片（JPG、PNG、WebP、GIF）', types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] },
  pdf: { title: 'PDF', types: ['application/pdf'] },
  word: {
    title: 'Word（docx）',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  sheet: { title: 'Excel（xlsx）', types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  // On Windows with Excel installed, browsers report a CSV with Excel's content type; Excel names UTF-16 tables .txt.
  table: {
    title: '文本表格（CSV、TXT）',
    types: ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel'],
  },
  slides: {
    title: 'PPT（pptx）',
    types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  },
  video: { title: '视频（MP4、WebM）', types: ['video/mp4', 'video/webm'] },
} as const;
export type FileFamily = keyof typeof fileFamilies;

/** Whom a session stands for; an account may be a seeker and a recruiter at once. */
export type Uploader = 'onboarding' | 'seeker' | 'member' | 'operator';

export interface FileKind {
  title: string;
  accepts: readonly FileFamily[];
  maxBytes: number;
  /** Of an uploaded picture, width × height. */
  maxPixels: number;
  /** A picture is stored within a square of this side, in pixels. */
  side: number;
  /** Who has a use for it; others may not upload it. */
  from: readonly Uploader[];
  /**
   * Whether anyone may fetch it by its plain URL while something public shows it; before, and of other kinds always, it is served
   * by signed links that expire.
   */
  mayBePublic: boolean;
  /** Stored encrypted, and served by no URL: the domain that took it over opens it, and records that. */
  sealed?: true;
}

const MB = 1_048_576;
const PHOTO = 64_000_000;
const documents = ['picture', 'pdf', 'word', 'sheet', 'slides'] as const;
const papers = ['picture', 'pdf'] as const;
const posted = ['pdf', 'word', 'sheet', 'picture'] as const;
const person = ['onboarding', 'seeker', 'member'] as const;
const seeker = ['seeker'] as const;
const member = ['member'] as const;
const bothSides = ['seeker', 'member'] as const;

/** Everything that may be uploaded, by purpose. */
export const fileKinds = {
  avatar: { ...picture('头像', 5, 512, person), mayBePublic: true },
  logo: { ...picture('单位标志', 5, 512, member), mayBePublic: true },
  companyPicture: { ...picture('单位图片', 10, 1_920, member), mayBePublic: true },
  articlePicture: { ...picture('文章图片', 10, 1_920, ['operator']), mayBePublic: true },
  licence: { ...picture('证照', 10, 2_400, person), accepts: papers },
  attachment: { ...picture('附件', 20, 2_400, ['seeker', 'operator']), accepts: documents },
  chatPicture: picture('图片', 10, 1_920, bothSides),
  chatFile: { ...picture('文件', 20, 2_400, bothSides), accepts: ['pdf', 'word', 'sheet', 'slides'] },
  voucher: { ...picture('凭证', 10, 2_400, member), accepts: papers },
  evidence: { ...picture('证据', 10, 2_400, bothSides), accepts: papers },
  resumeImport: { ...picture('简历文件', 10, 2_400, seeker), accepts: ['pdf', 'word'] },
  postTable: { ...picture('岗位表', 10, 2_400, ['member', 'operator']), accepts: ['sheet', 'table'] },
  announcement: { ...picture('公告文件', 10, 2_400, member), accepts: ['pdf', 'word'] },
  intake: {
    ...picture('公告与岗位表', 20, 2_400, ['operator']),
    accepts: ['pdf', 'word', 'sheet', 'table'],
    mayBePublic: true,
  },
  examAttachment: { ...picture('项目附件', 20, 2_400, member), accepts: posted, mayBePublic: true },
  postFile: { ...picture('职位附件', 20, 2_400, member), accepts: posted, mayBePublic: true },
  examEvidence: { ...picture('证明材料', 10, 2_400, seeker), accepts: papers, sealed: true },
  idPhoto: picture('证件照', 5, 1_200, seeker),
  resumeFile: { ...picture('简历', 10, 2_400, seeker), accepts: ['pdf'] },
  lessonVideo: { ...picture('课堂视频', 300, 1_920, seeker), accepts: ['video'] },
} as const satisfies Record<string, FileKind>;
export type FileKindName = keyof typeof fileKinds;

function picture(title: string, megabytes: number, side: number, from: readonly Uploader[]) {
  const limits = { maxBytes: megabytes * MB, maxPixels: PHOTO, side };
  return { title, accepts: ['picture'] as const, ...limits, from, mayBePublic: false };
}

/** Upload quota of one account per day. */
export const fileQuota = { files: 200, bytes: 1_000 * MB };

const endings: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'text/tab-separated-values': '.tsv',
  // Offered, so that its owner reads how to save it anew: the bytes of one are refused.
  'application/vnd.ms-excel': '.xls',
};

/** The types of a kind, in the form of `<input accept>`. */
export const acceptOf = (kind: FileKindName): string =>
  fileKinds[kind].accepts
    .flatMap((family) => fileFamilies[family].types.map((type) => endings[type] ?? type))
    .join(',');

/** '10 MB': the size limit of a kind. */
export const weightText = (bytes: number): string =>
  bytes < 1_024 * 1_024 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${Math.round(bytes / MB)} MB`;

/** '只支持图片（…）、PDF' */
export const acceptText = (kind: FileKindName): string => {
  const titles = fileKinds[kind].accepts.map((family) => fileFamilies[family].title).join('、');
  return `${fileKinds[kind].title}只支持${/^[A-Z]/.test(titles) ? ' ' : ''}${titles}`;
};
