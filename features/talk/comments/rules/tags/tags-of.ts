import { plain } from '@hojip/catalog/words'
import type { CommentTag } from '../../contract.ts'
import { commentTags } from './tag-names.ts'
import { tagWords, type TagWords } from './tag-words.ts'

/** One pattern for the three languages, since comments mix them. */
function patternOf({ zh, ko, en }: TagWords): RegExp {
  const english = en.replaceAll('$', '\\b')
  return new RegExp(`${zh}|${ko}|\\b(?:${english})`, 'u')
}

const patterns = commentTags.map((tag) => [tag, patternOf(tagWords[tag])] as const)

/**
 * What a comment is about, by the words in it; in the order of `commentTags`.
 * @param parts its text and, when there is one, its follow-up
 */
export function tagsOf(...parts: readonly string[]): CommentTag[] {
  const text = plain(parts.join('\n'))
  return patterns.flatMap(([tag, pattern]) => (pattern.test(text) ? [tag] : []))
}
