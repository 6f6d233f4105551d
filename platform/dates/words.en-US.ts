import type { DateWords } from './date-words.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

export const enUS: DateWords = {
  today: 'Today',
  yesterday: 'Yesterday',
  mallTime: 'China time',
  date: (month, day) => `${months[month - 1]!} ${day}`,
  inYear: (date, year) => `${date}, ${year}`,
  month: (year, month) => `${months[month - 1]!} ${year}`,
  weekday: (number) => weekdays[number]!,
  withWeekday: (date, weekday) => `${weekday}, ${date}`,
  withClock: (day, clock) => `${day}, ${clock}`,
  inZone: (time, zone) => `${time} (${zone})`,
  inMallTime: (moment) => `${moment} (China time)`,
}
