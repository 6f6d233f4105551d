import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  title: 'Working days',
  about:
    'After-sales deadlines, checks of applications, estimated arrivals and service hours count these working days. Choose a day to make it a working day or a day off; deadlines that have begun stay as they are.',
  years: 'Year',
  year: String,
  unknown: (n) =>
    `The public holidays of ${n} are not known yet, so only weekends are off. Enter them here once they are announced.`,
  legend: 'Legend',
  work: 'Working day',
  off: 'Day off',
  holiday: 'Holiday',
  makeUp: 'Working weekend',
  changed: 'Changed here',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  day: (date, state) => `${date}: ${state}`,
  changedBy: (name) => `changed by ${name}`,
  setWork: (date) => `${date} is a working day now`,
  setOff: (date) => `${date} is a day off now`,
  undo: 'Undo',
  undone: 'Undone',
}
