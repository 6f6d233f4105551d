import { createHash } from 'node:crypto'
import type { LocalText } from '@hojip/platform/i18n'
import type { CategoryIds, CategoryInput } from '../../rules/product-input.ts'
import type { CategoryIndex } from './category-index.ts'
import {
  matchName,
  matchTag,
  plainName,
  saysNothing,
  taxonomyLine,
  type TaxonomyLine,
} from './match-category.ts'

/** The words of a file for a product's kind. */
export interface SaidKind {
  /** `Category Code`, which the mall's own files have; '' when there is none. */
  code: string
  /** `Product Category`, level 1 first. */
  category: string[]
  /** `Type`, which may be a path as well. */
  type: string[]
  tags: string[]
}

/**
 * Names in three languages, by plain name, for kinds the mall has no category for. Only these become new categories.
 */
export type NewCategories = ReadonlyMap<string, LocalText>

export const noNewCategories: NewCategories = new Map()

/** The category of products whose kind the mall does not know; last of all categories. */
const other: CategoryInput = {
  code: 'imported-other',
  name: { 'zh-CN': '其他', 'en-US': 'Other', 'ko-KR': '기타' },
  sort: 1_001,
}

/** A product's category: an existing one, or a branch that has to be written first. */
export interface Chosen {
  /** Code of the last category of the branch. */
  code: string
  ids?: CategoryIds | undefined
  branch?: CategoryInput
  /** Whether anything in the file led to this category. */
  isMatched: boolean
}

function localName({ zh, en, ko }: TaxonomyLine['own']): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

function branchOf({ path }: TaxonomyLine): CategoryInput {
  const nodes = path.map((node): CategoryInput => ({ code: node.code, name: localName(node) }))
  return nodes.reduceRight((child, node) => ({ ...node, children: [child] }))
}

function fromLine(line: TaxonomyLine, index: CategoryIndex): Chosen {
  const { code } = line.own
  const ids = index.byCode(code)
  return { code, ids, isMatched: true, ...(!ids && { branch: branchOf(line) }) }
}

function newOne(name: LocalText, index: CategoryIndex): Chosen {
  const hash = createHash('sha256').update(JSON.stringify(name)).digest('hex')
  const code = `imported-${hash.slice(0, 12)}`
  const ids = index.byCode(code)
  return { code, ids, isMatched: true, ...(!ids && { branch: { code, name, sort: 1_000 } }) }
}

/**
 * The category with a name of the current tree, else one by the table of words. The most specific part of the path
 * wins.
 */
function ofPath(path: readonly string[], index: CategoryIndex): Chosen | undefined {
  const whole = path.length > 1 ? index.find(path) : undefined
  if (whole) return { ...whole, isMatched: true }
  for (const part of path.toReversed()) {
    if (saysNothing(part)) continue
    const named = index.find([part])
    if (named) return { ...named, isMatched: true }
    const line = matchName(part)
    if (line) return fromLine(line, index)
  }
  return undefined
}

/** A type is preferred when its category lies below the other one. */
function deeper(a: Chosen, b: Chosen): Chosen {
  const [upper, lower] = [taxonomyLine(a.code), taxonomyLine(b.code)]
  const isBelow = upper && lower && lower.path.length > upper.path.length && lower.path[0] === upper.path[0]
  return isBelow ? b : a
}

/**
 * The mall's category of a product: the one the operator names for it, else one found by category, type and tags among
 * the mall's own names and the table of words; 其他 when none is found.
 */
export function chooseCategory(
  { code, category, type, tags }: SaidKind,
  index: CategoryIndex,
  names: NewCategories,
): Chosen {
  const ofCode = index.byCode(code)
  if (ofCode) return { code, ids: ofCode, isMatched: true }
  for (const part of [...type.toReversed(), ...category.toReversed()]) {
    const name = names.get(plainName(part))
    if (name) return newOne(name, index)
  }
  const byCategory = ofPath(category, index)
  const byType = ofPath(type, index)
  const best = byCategory && byType ? deeper(byCategory, byType) : (byCategory ?? byType)
  if (best) return best
  for (const tag of tags) {
    const line = matchTag(tag)
    if (line) return fromLine(line, index)
  }
  const ids = index.byCode(other.code)
  return { code: other.code, ids, isMatched: false, ...(!ids && { branch: other }) }
}
