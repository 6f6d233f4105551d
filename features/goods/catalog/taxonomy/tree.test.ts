import { describe, expect, test } from 'vitest'
import type { TaxonomyNode } from './node.ts'
import { taxonomy } from './tree.ts'

const han = /\p{Script=Han}/u
const hangul = /\p{Script=Hangul}/u
const latin = /[A-Za-z]/

function level(nodes: TaxonomyNode[], depth: number): TaxonomyNode[] {
  return depth === 1 ? nodes : level(nodes, depth - 1).flatMap((node) => node.children ?? [])
}

const levels = [level(taxonomy, 1), level(taxonomy, 2), level(taxonomy, 3)] as const
const all = levels.flat()

describe('the category tree', () => {
  test('is as wide as the mall promises', () => {
    expect(levels[0]).toHaveLength(26)
    expect(levels[1].length).toBeGreaterThanOrEqual(100)
    expect(levels[2].length).toBeGreaterThanOrEqual(300)
  })

  test('is three levels deep everywhere', () => {
    for (const node of [...levels[0], ...levels[1]])
      expect(node.children?.length ?? 0, node.code).toBeGreaterThan(2)
    for (const node of levels[2]) expect(node.children, node.code).toBeUndefined()
  })

  test('every category has a unique code', () => {
    expect(new Set(all.map((node) => node.code)).size).toBe(all.length)
    for (const node of all) expect(node.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('every category is named in the script of each language', () => {
    for (const node of all) {
      expect(node.zh, node.code).toMatch(han)
      expect(node.zh, node.code).not.toMatch(hangul)
      expect(node.ko, node.code).toMatch(hangul)
      expect(node.ko, node.code).not.toMatch(han)
      expect(node.en, node.code).toMatch(latin)
      expect(node.en, node.code).not.toMatch(/[^\u0020-\u024f]/)
    }
  })

  test('no two neighbors have the same name', () => {
    for (const parent of [...levels[0], ...levels[1]]) {
      for (const key of ['zh', 'en', 'ko'] as const) {
        const names = (parent.children ?? []).map((node) => node[key])
        expect(new Set(names).size, `${parent.code} ${key}`).toBe(names.length)
      }
    }
  })
})
