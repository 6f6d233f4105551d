import type { FrontPage, Piece } from '@hojip/front-pages/contract'
import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

const none = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }
const always = { isOn: true, from: null, until: null }

function category(code: string, merged: string[] = []) {
  return { id: code, parentId: null, level: 1, code, merged: merged.map((one) => ({ code: one })) }
}

test('a floor that names a merged category shows the one it was merged into, once', () => {
  const floor = { kind: 'floor', id: 'floor-eat', name: none, intro: none, ...always }
  const document: FrontPage = { pieces: [{ ...floor, categories: ['tea', 'herbs', 'coffee'] } as Piece] }
  const { floors } = planOf(
    document,
    [category('tea', ['herbs', 'tisane']), category('coffee')],
    () => true,
    0,
  )
  expect(floors.map(({ slug, tabs }) => [slug, tabs.map(({ code }) => code)])).toEqual([
    ['eat', ['tea', 'coffee']],
  ])
})
