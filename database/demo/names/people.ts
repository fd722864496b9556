import type { Random, Weighted } from '../random.ts';

const surnames: Weighted<string> = [
  ...[...'王李张刘陈杨黄赵吴周'].map((name) => [name, 20] as const),
  ...[...'徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭'].map((name) => [name, 8] as const),
  ...[...'曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石'].map((name) => [name, 4] as const),
  ...[...'廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严'].map((name) => [name, 2] as const),
  ['欧阳', 1],
  ['上官', 0.3],
  ['诸葛', 0.3],
];

const female = [
  ...[
    '知夏',
    '若溪',
    '清和',
    '一诺',
    '雨桐',
    '思涵',
    '梦琪',
    '佳怡',
    '诗涵',
    '晓雯',
    '雅静',
    '婉清',
    '静怡',
    '欣然',
    '芷晴',
  ],
  ...[
    '慧敏',
    '丽华',
    '秀兰',
    '春燕',
    '海燕',
    '晓红',
    '文静',
    '雪梅',
    '玉洁',
    '淑贞',
    '美玲',
    '莉莉',
    '婷婷',
    '颖',
    '敏',
    '洁',
  ],
  ...[
    '语嫣',
    '书瑶',
    '沐晴',
    '可心',
    '念慈',
    '安然',
    '月琴',
    '锦瑟',
    '采薇',
    '子衿',
    '云舒',
    '青禾',
    '映雪',
    '初晴',
    '若兰',
  ],
  ...[
    '娟',
    '倩',
    '琳',
    '瑶',
    '霞',
    '燕',
    '蕾',
    '妍',
    '璐',
    '薇',
    '明岚',
    '亚男',
    '巧云',
    '素芬',
    '宛如',
    '心怡',
    '晓彤',
    '佩珊',
  ],
];
const male = [
  ...[
    '行舟',
    '致远',
    '嘉树',
    '予安',
    '晓峰',
    '知秋',
    '浩然',
    '子轩',
    '俊杰',
    '志强',
    '建国',
    '国庆',
    '文博',
    '明哲',
    '思源',
  ],
  ...[
    '宇航',
    '天佑',
    '博文',
    '海涛',
    '立新',
    '永康',
    '家豪',
    '伟',
    '强',
    '磊',
    '军',
    '勇',
    '涛',
    '明',
    '超',
    '鹏',
    '飞',
    '斌',
  ],
  ...[
    '景行',
    '怀瑾',
    '承泽',
    '书航',
    '以恒',
    '守正',
    '立群',
    '彦博',
    '昊天',
    '泽宇',
    '俊豪',
    '一鸣',
    '晨曦',
    '乐山',
    '仲谋',
  ],
  ...[
    '铭',
    '沐',
    '禾',
    '睿',
    '凯',
    '晟',
    '恺',
    '炜',
    '德明',
    '少华',
    '新民',
    '学文',
    '振宇',
    '庆丰',
    '万里',
    '成林',
    '东升',
  ],
];

export interface PersonName {
  name: string;
  surname: string;
  gender: 'female' | 'male';
}

/** An invented person. Teaching's people are mostly women, the young ones more so. */
export function personName(random: Random): PersonName {
  const surname = random.weighted(surnames);
  const gender = random.chance(0.68) ? 'female' : 'male';
  return { name: surname + random.pick(gender === 'female' ? female : male), surname, gender };
}

/**
 * A mobile number of the 199 and 198 ranges; no one is meant. `index` makes it unique within a load: the last eight digits
 * walk through their ring in a step prime to its length.
 */
export function demoPhone(index: number): string {
  const prefix = index % 2 === 0 ? '199' : '198';
  return prefix + String((Math.floor(index / 2) * 61_803_399 + 20_260_001) % 100_000_000).padStart(8, '0');
}
