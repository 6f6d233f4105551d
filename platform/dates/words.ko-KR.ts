import type { DateWords } from './date-words.ts'

export const koKR: DateWords = {
  today: '오늘',
  yesterday: '어제',
  mallTime: '중국 시간',
  date: (month, day) => `${month}월 ${day}일`,
  inYear: (date, year) => `${year}년 ${date}`,
  month: (year, month) => `${year}년 ${month}월`,
  weekday: (number) => '일월화수목금토'.charAt(number),
  withWeekday: (date, weekday) => `${date} (${weekday})`,
  withClock: (day, clock) => `${day} ${clock}`,
  inZone: (time, zone) => `${time} (${zone})`,
  inMallTime: (moment) => `${moment} (중국 시간)`,
}
