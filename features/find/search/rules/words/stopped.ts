import type { Dictionary } from './dictionary.ts'

const isHan = /^\p{Script=Han}+$/u

/**
 * A Chinese run without the stopped words at its beginning and end: 包邮泡菜 is read as 泡菜. The run itself where it is
 * a word of the mall, or where nothing would remain. Single characters are left out as runs of their own only.
 */
export function withoutStopped(
  run: string,
  { stopped, counts, synonyms }: Dictionary,
): { rest: string; leftOut: string[] } {
  const leftOut: string[] = []
  if (stopped.size === 0 || !isHan.test(run)) return { rest: run, leftOut }
  const affixes = [...stopped].filter((word) => word.length > 1)
  let rest = run
  while (!counts.has(rest) && !synonyms.has(rest)) {
    const word = affixes.find((one) => one !== rest && (rest.startsWith(one) || rest.endsWith(one)))
    if (word === undefined) break
    rest = rest.startsWith(word) ? rest.slice(word.length) : rest.slice(0, -word.length)
    leftOut.push(word)
  }
  return { rest, leftOut }
}
