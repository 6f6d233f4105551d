import { expect, test } from 'vitest'
import { journeyOf } from './journey.ts'

/** The centres that a journey names, in their order. */
function way(from: string | undefined, to: string | undefined, number = 'YT1234567890') {
  const stops = journeyOf({ number, ...(from && { from }), ...(to && { to }) })
  const named = stops.flatMap(({ context }) => /^【(.+?)转运中心】/.exec(context)?.[1] ?? [])
  return [...new Set(named)].join('–')
}

const yanji = '吉林省 延边朝鲜族自治州 延吉市 光明街 1 号'

test.each([
  ['吉林省 吉林市 龙潭区', yanji, '吉林–长春–延边'],
  ['吉林省 延边朝鲜族自治州 延吉市', yanji, '延边'],
  ['吉林 延边 延吉', '吉林省 长春市 南关区', '延边–长春'],
  [yanji, '广东省 深圳市 南山区', '延边–长春–广州–深圳'],
  [yanji, '北京市 北京市 朝阳区 建国路 1 号', '延边–长春–北京'],
  ['浙江省杭州市', '浙江省 宁波市 海曙区', '杭州–宁波'],
  [yanji, '서울특별시 강남구 역삼동', '延边–长春–威海–仁川'],
])('from %s to %s by way of %s', (from, to, centres) => expect(way(from, to)).toBe(centres))

test('the stops are at the codes of their centres', () => {
  const codes = journeyOf({ number: 'YT1234567890', from: yanji, to: '北京市 北京市 朝阳区' }).map(
    ({ areaCode }) => areaCode,
  )
  expect(codes[0]).toBe('CN222400000000')
  expect(codes.at(-1)).toBe('CN110000000000')
})

test('without addresses a parcel has a journey of its own, which is always the same', () => {
  const journeys = Array.from({ length: 30 }, (_, at) => way(undefined, undefined, `YT10000000${at}`))
  expect(new Set(journeys).size).toBeGreaterThan(10)
  expect(way(undefined, undefined, 'YT100000001')).toBe(journeys[1])
})
