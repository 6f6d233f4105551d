import { folded } from '@hojip/platform/i18n'
import type { EditedCategory } from '../../../contract/categories-calls.ts'
import { belowOf, pathOf } from '../../../rules/categories/tree.ts'

function closed(text: string): string {
  return folded(text).replaceAll(/\s/g, '')
}

/** The categories whose names or code have the words, with those above and below them. */
export function matching(tree: readonly EditedCategory[], words: string): readonly EditedCategory[] {
  const wanted = closed(words)
  if (wanted === '') return tree
  const shown = new Set<string>()
  for (const one of tree) {
    if (!closed(`${Object.values(one.name).join('|')}|${one.code}`).includes(wanted)) continue
    for (const { pkId } of [...pathOf(tree, one.pkId), ...belowOf(tree, one.pkId)]) shown.add(pkId)
  }
  return tree.filter(({ pkId }) => shown.has(pkId))
}
