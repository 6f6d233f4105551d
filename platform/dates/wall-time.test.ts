import { expect, test } from 'vitest'
import { usableZone } from './wall-time.ts'

test.each([
  ['Asia/Seoul', 'Asia/Seoul'],
  [undefined, 'Asia/Shanghai'],
  ['', 'Asia/Shanghai'],
  ['Etc/Unknown', 'Asia/Shanghai'],
  ['Mars/Olympus', 'Asia/Shanghai'],
])('a browser in the zone %s shows the time of %s', (name, zone) => {
  expect(usableZone(name)).toBe(zone)
})
