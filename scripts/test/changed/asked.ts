/** What `npm test -- …` is asked for. */
export interface Asked {
  changed?: {
    /** Git's name of a commit; undefined: what is not committed. */
    ref?: string
    /** Runs what the same command without `--rest` leaves out. */
    rest: boolean
  }
  /** Parts of paths of test files. */
  filters: string[]
  /** For Vitest, from the first option on that is not ours, such as `-t WORDS`. */
  options: string[]
}

/** The word after `--changed` is a commit if Git knows it as one, and otherwise a part of a path like the others. */
export function readArguments(args: readonly string[], isCommit: (word: string) => boolean): Asked {
  const words = args.filter((word) => word !== '--rest')
  const at = words.indexOf('--changed')
  const next = at < 0 ? undefined : words[at + 1]
  const ref = next !== undefined && !next.startsWith('-') && isCommit(next) ? next : undefined
  const others = at < 0 ? words : words.toSpliced(at, ref === undefined ? 1 : 2)
  const first = others.findIndex((word) => word.startsWith('-'))
  const end = first < 0 ? others.length : first
  return {
    ...(at < 0 ? {} : { changed: { ...(ref === undefined ? {} : { ref }), rest: args.includes('--rest') } }),
    filters: others.slice(0, end),
    options: others.slice(end),
  }
}
