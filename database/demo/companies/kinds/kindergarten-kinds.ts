import { type CompanyKind, named } from './company-kind.ts';

const preschool = ['preschool'] as const;

export const kindergartens: CompanyKind[] = [
  {
    type: 'public-kindergarten',
    sector: 'kindergarten',
    share: 6,
    posts: 0.8,
    patterns: named(preschool, ['{city}{kid}幼儿园', 4], ['{county}{kid}幼儿园', 5], ['{city}{stem}机关幼儿园', 1]),
    natures: ['区属公办，省一级园', '市属公办，省示范园', '区属公办，市一级园', '公办，省二级园'],
    founded: [1956, 2021],
    staff: [28, 120],
    register: '12',
    classSize: [25, 35],
  },
  {
    type: 'inclusive-kindergarten',
    sector: 'kindergarten',
    share: 6,
    posts: 0.6,
    patterns: named(preschool, ['{kid}幼儿园', 2], ['{county}{kid}幼儿园', 4], ['{city}{kid}实验幼儿园', 2]),
    natures: ['普惠性民办，市二级园', '普惠性民办，区示范园', '普惠性民办'],
    founded: [1998, 2022],
    staff: [18, 70],
    register: '52',
    classSize: [25, 33],
  },
  {
    type: 'private-kindergarten',
    sector: 'kindergarten',
    share: 4,
    posts: 0.4,
    patterns: named(
      preschool,
      ['{city}{kid}幼儿园', 4],
      ['{city}{kid}双语幼儿园', 2],
      ['{kid}蒙台梭利儿童之家（{city}）', 1],
    ),
    natures: ['民办，营利性', '民办，非营利性', '民办，蒙台梭利特色'],
    founded: [2002, 2023],
    staff: [20, 80],
    register: '52',
    classSize: [18, 28],
  },
  {
    type: 'nursery',
    sector: 'kindergarten',
    share: 3,
    posts: 0.25,
    patterns: named(['nursery'], ['{city}{kid}托育中心', 4], ['{county}{kid}婴幼儿照护服务中心', 2]),
    natures: ['社区普惠托育点', '民办托育机构，已备案', '托幼一体，已备案'],
    founded: [2015, 2025],
    staff: [8, 40],
    register: '52',
    classSize: [8, 15],
  },
];
