import { expect, test } from 'vitest'
import { editedStops } from './edited-stops.ts'

function words(zh: string) {
  return { 'zh-CN': zh, 'en-US': zh, 'ko-KR': zh }
}

function place(name: string) {
  return { place: name, story: words(`${name} story`), knownFor: words(name), months: [1], goodsNum: 3 }
}

test('edited places come first in their order and words, hidden and unknown ones are left out, others follow', () => {
  const edited = (name: string, isOn = true) => ({
    place: name,
    isOn,
    months: [5, 6],
    story: words('written'),
    knownFor: words('figs'),
  })
  const stops = editedStops(['a', 'b', 'c', 'd'].map(place), [
    edited('c'),
    edited('gone'),
    edited('a', false),
  ])
  expect(stops.map((one) => [one.place, one.story['zh-CN'], one.months, one.goodsNum])).toEqual([
    ['c', 'written', [5, 6], 3],
    ['b', 'b story', [1], 3],
    ['d', 'd story', [1], 3],
  ])
})
