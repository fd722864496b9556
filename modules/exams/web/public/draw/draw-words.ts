/** What is drawn, in the words of the people who read it. */
export const wordsOf = {
  seats: {
    room: '考场',
    seat: '座',
    what: '座位',
    look: '查我的座位',
    where: '我坐在哪个考场？',
    claim: '谁坐在哪里由随机数决定，组织单位和本网站都挑不了。',
    places:
      '依次入座：先坐本学科考场里的下一个空座，没有的坐不限学科的考场；申请了无障碍座位的先入座，只坐无障碍考场。',
  },
  lots: {
    room: '组',
    seat: '号',
    what: '签号',
    look: '查我的签号',
    where: '我抽到几号？',
    claim: '谁在哪一组、第几个面试由随机数决定，组织单位、考官和本网站都挑不了。',
    places: '依次入组：进报考岗位所在的小组，取下一个签号；岗位相同的小组先满一组再排下一组。',
  },
} as const;
