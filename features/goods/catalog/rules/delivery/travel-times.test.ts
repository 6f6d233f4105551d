import { expect, test } from 'vitest'
import { carrierDays } from './travel-times.ts'

test.each([
  ['吉林省', '吉林省', [1, 2]],
  ['吉林省', '辽宁省', [1, 3]],
  ['吉林省', '北京市', [2, 4]],
  ['北京市', '吉林省', [2, 4]],
  ['吉林省', '广东省', [3, 5]],
  ['吉林省', '西藏自治区', [4, 7]],
  ['新疆维吾尔自治区', '西藏自治区', [4, 7]],
  ['广东省', '香港特别行政区', [4, 8]],
  ['吉林省', '某省', [3, 5]],
])('from %s to %s', (from, to, days) => expect(carrierDays(from, to)).toEqual(days))
