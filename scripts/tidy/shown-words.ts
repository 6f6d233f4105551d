import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Source } from './source.ts'

/** Words that people read for one thing under several names, and the one of `docs/glossary.md`. */
const retired: readonly [word: RegExp, instead: string][] = [
  [/상점/, '가게'],
  [/리뷰/, '상품평'],
  [/결제 회사/, '결제사'],
  [/랭킹표|인기 순위/, '랭킹'],
  [/저절로/, '자동으로'],
  [/관심 상품|즐겨찾기|위시리스트/, '찜'],
  [/收藏夹|心愿单/, '收藏'],
  // Rooms and fields are named so too, by a word alone.
  [/[\w,] favou?rites\b/i, 'saved'],
  [/\bconsignee name\b/i, 'full name'],
  [/\buser service agreement\b/i, 'terms of service'],
]

/** A refusal that sends its reader to look again does not state what is wrong. */
const lookAgain: readonly [word: RegExp, instead: string] = [
  /刷新|\brefresh\b|\breload\b|새로 ?고침/i,
  'what has changed, and what can be done instead',
]

/** Names and descriptions of products are their shops' own. */
const demo = 'apps/server/demo/'

function textsOf(source: Source): { text: string; line: number }[] {
  const strings = source
    .nodes('Literal')
    .flatMap(({ value, start }) =>
      typeof value === 'string' ? [{ text: value, line: source.lineAt(start) }] : [],
    )
  const templates = source
    .nodes('TemplateElement')
    .map(({ value, start }) => ({ text: (value as { raw: string }).raw, line: source.lineAt(start) }))
  return [...strings, ...templates]
}

/** One thing has one word in each language, wherever people read it. */
export const shownWords: Rule = {
  name: 'shown-words',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => {
        const { zone, test } = placeOf(path)
        return ['apps', 'features', 'platform'].includes(zone) && !test && !path.startsWith(demo)
      })
      .flatMap((source) =>
        textsOf(source).flatMap(({ text, line }) =>
          [...retired, ...(source.path.endsWith('/refusals.ts') ? [lookAgain] : [])].flatMap(
            ([word, instead]): Finding[] => {
              const found = word.exec(text)?.[0]
              return found ? [{ path: source.path, line, message: `“${found}”: say ${instead}` }] : []
            },
          ),
        ),
      ),
}
