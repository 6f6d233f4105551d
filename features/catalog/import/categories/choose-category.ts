import { createHash } from 'node:crypto'
import type { LocalText } from '@hojip/platform/i18n'
import type { CategoryInput, GoodsInput } from '../../rules/goods-input.ts'
import type { CategoryIndex } from './category-index.ts'
import {
  matchName,
  matchTag,
  plainName,
  saysNothing,
  taxonomyLine,
  type TaxonomyLine,
} from './match-category.ts'

/** What a file says of the kind of a product. */
export interface SaidKind {
  /** `Product Category`, level 1 first. */
  category: string[]
  /** `Type`, which may be a path as well. */
  type: string[]
  tags: string[]
}

/** Names in three languages for what the mall has no category for, by plain name; only these are made anew. */
export type NewCategories = ReadonlyMap<string, LocalText>

export const noNewCategories: NewCategories = new Map()

/** Where goods go whose kind the mall does not know, behind all other categories. */
const other: CategoryInput = {
  code: 'imported-other',
  name: { 'zh-CN': '其他', 'en-US': 'Other', 'ko-KR': '기타' },
  sort: 1_001,
}

/** A category for a product: there already, or a branch that has to be written first. */
export interface Chosen {
  /** Code of the category at its end. */
  code: string
  ids?: GoodsInput['categoryIds'] | undefined
  branch?: CategoryInput
  /** Whether anything that the file says led here. */
  isMatched: boolean
}

function localName({ zh, en, ko }: TaxonomyLine[number]): LocalText {
  return {
    'zh-CN': zh,
    'en-US': en,
    'ko-KR': ko,
  }
}

function branchOf(line: TaxonomyLine): CategoryInput {
  const nodes = line.map((node): CategoryInput => ({ code: node.code, name: localName(node) }))
  return nodes.reduceRight((child, node) => ({ ...node, children: [child] }))
}

function fromLine(line: TaxonomyLine, index: CategoryIndex): Chosen {
  const code = line.at(-1)!.code
  const ids = index.byCode(code)
  return { code, ids, isMatched: true, ...(!ids && { branch: branchOf(line) }) }
}

function newOne(name: LocalText, index: CategoryIndex): Chosen {
  const hash = createHash('sha256').update(JSON.stringify(name)).digest('hex')
  const code = `imported-${hash.slice(0, 12)}`
  const ids = index.byCode(code)
  return { code, ids, isMatched: true, ...(!ids && { branch: { code, name, sort: 1_000 } }) }
}

/** A name of the mall's tree as it is now, else the table of words; the most special part of a path counts. */
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

/** A type below the category of the same product says more. */
function deeper(a: Chosen, b: Chosen): Chosen {
  const [upper, lower] = [taxonomyLine(a.code), taxonomyLine(b.code)]
  const isBelow = upper && lower && lower.length > upper.length && lower[0] === upper[0]
  return isBelow ? b : a
}

/**
 * The mall's category of a product: what the operator names for it, then category, type and tags by the mall's own
 * names and the table of words; nothing of it leads to 其他.
 */
export function chooseCategory(
  { category, type, tags }: SaidKind,
  index: CategoryIndex,
  names: NewCategories,
): Chosen {
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
