import type { LectureFacts } from '#contract/content/content-items.ts';
import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { bodyOf, type ContentRow } from './rows.ts';

type Talk = readonly [topic: string, title: string, speaker: string, speakerTitle: string, outline: readonly string[]];
const talks = readData<readonly Talk[]>('lectures');

/** 16 lectures: half of them still to come, the others with a replay. Guests are made by who signs up. */
export function drawLectures(random: Random, now: Date): ContentRow[] {
  return talks.map(([topic, title, speaker, speakerTitle, outline], at): ContentRow => {
    const coming = at < 8;
    const days = coming ? 3 + at * 4 : -(5 + (at - 8) * 9);
    const startsAt = plus(startOfDay(plus(now, days * day)), 19 * hour + 30 * minute);
    const endsAt = plus(startsAt, 90 * minute);
    const online = at % 3 !== 2;
    const facts: LectureFacts = {
      speaker,
      speakerTitle,
      speakerIntro: `${speaker}，${speakerTitle}。长期在一线工作，擅长把复杂的问题讲成能照着做的步骤，累计开展公益讲座四十余场。`,
      mode: online ? 'online' : 'onsite',
      place: online ? '' : random.pick(['杭州市教师活动中心三楼报告厅', '成都锦江教师之家', '武汉东湖学术交流中心']),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      capacity: online && at % 2 === 0 ? null : at === 1 ? 500 : 120,
      liveUrl: online ? 'https://live.example.com/room' : '',
      replayUrl: coming ? '' : 'https://live.example.com/replay',
      outline: [...outline],
    };
    const publishAt = plus(coming ? now : startsAt, -(coming ? 10 + at : 12) * day);
    return {
      id: random.id(),
      kind: 'lecture',
      status: 'published',
      title,
      summary: `${speaker}主讲：${outline.join('、')}。`,
      category: topic,
      source: '教育人才网',
      body: bodyOf([
        '本场讲座面向准备求职或刚刚入职的老师。主讲人会用真实案例贯穿全程，最后留出 20 分钟答疑，问题可以在报名后提前提交。',
        '- 适合：正在准备这件事的老师和师范生；',
        '- 收获：一套步骤、一份清单、一次现场答疑；',
        '- 回放：讲座结束后两个工作日内上传。',
      ]),
      facts,
      startsAt,
      endsAt,
      capacity: facts.capacity,
      publishAt,
      viewCount: random.int(400, 4_800),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  });
}
