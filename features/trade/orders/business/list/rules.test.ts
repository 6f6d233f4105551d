import { expect, test } from 'vitest'
import { timeToShip } from './time-to-ship.ts'

const hour = 3_600_000
test.each([
  [47.1, { tone: 'jade', isLate: false, text: '47:06' }],
  [24, { tone: 'amber', isLate: false, text: '24:00' }],
  [4.7, { tone: 'crimson', isLate: false, text: '04:42' }],
  [0, { tone: 'crimson', isLate: false, text: '00:00', share: 0 }],
  [-3.2, { tone: 'crimson', isLate: true, text: '03:12', share: 0 }],
  [60, { tone: 'jade', share: 1 }],
] as const)('%s hours to ship', (hours, expected) => {
  expect(timeToShip(hours * hour, 0)).toMatchObject(expected)
})
