export type PageNumber = { page: number } | { gapAfter: number }

/**
 * The numbers a pager shows: first, last, and the current page with two neighbours on each side. A gap, named by the
 * page before it, replaces the rest; a gap of one page is shown as that page.
 */
export function pageNumbers(current: number, last: number): PageNumber[] {
  const near = [current - 2, current - 1, current, current + 1, current + 2]
  const wanted = [...new Set([1, ...near, last])].filter((n) => n >= 1 && n <= last).toSorted((a, b) => a - b)
  return wanted.flatMap((n, at) => {
    const missing = n - (wanted[at - 1] ?? 0) - 1
    if (missing === 0) return [{ page: n }]
    const before = missing === 1 ? { page: n - 1 } : { gapAfter: wanted[at - 1] ?? 0 }
    return [before, { page: n }]
  })
}
