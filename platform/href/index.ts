type SearchValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** `?a=1&b=2`, or '' when nothing is left: empty values, false and null are left out. */
export function formatSearch(values: Readonly<Record<string, SearchValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? (value as readonly (string | number)[]) : [value as string]
    for (const one of list) {
      if (one === undefined || one === null || one === '' || (one as unknown) === false) continue
      search.append(name, String(one))
    }
  }
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** An address without its parameters. */
export function pathOf(href: string): string {
  const end = href.indexOf('?')
  return end < 0 ? href : href.slice(0, end)
}

/** The page number as the address has it: undefined for the first page. */
export function laterPage(page: number | undefined): number | undefined {
  return page !== undefined && page > 1 ? page : undefined
}
