import type { DateWords } from './date-words.ts'

export const zhCN: DateWords = {
  today: '今天',
  yesterday: '昨天',
  mallTime: '北京时间',
  date: (month, day) => `${month} 月 ${day} 日`,
  inYear: (date, year) => `${year} 年 ${date}`,
  month: (year, month) => `${year} 年 ${month} 月`,
  weekday: (number) => `周${'日一二三四五六'.charAt(number)}`,
  withWeekday: (date, weekday) => `${date}(${weekday})`,
  withClock: (day, clock) => `${day} ${clock}`,
  inZone: (time, zone) => `${time}（${zone}）`,
  inMallTime: (moment) => moment,
}
