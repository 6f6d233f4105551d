/** Characters after `normalPassword`, and bytes of UTF-8. */
export const passwordLimits = { shortest: 8, shortestForStaff: 12, longest: 128, longestBytes: 512 } as const

/** The only normalization of a password, when it is set and when it is checked. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

export function lengthOf(text: string): number {
  return [...text].length
}

/** The problem with the length alone: a page can show it without loading the lists of common words. */
export function passwordLengthProblem(password: string): 'short' | 'long' | undefined {
  const normal = normalPassword(password)
  if (lengthOf(normal) < passwordLimits.shortest) return 'short'
  const isLong =
    lengthOf(normal) > passwordLimits.longest ||
    new TextEncoder().encode(normal).length > passwordLimits.longestBytes
  return isLong ? 'long' : undefined
}
