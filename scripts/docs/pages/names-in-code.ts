/**
 * The names that a page quotes from the code, such as `useCall` or `OrdersEvents`: texts in backquotes that are one
 * word with a capital inside. Words without one are too often plain English.
 */
export function namesOf(page: string): string[] {
  const prose = page.replaceAll(/^```[^]*?^```/gm, '')
  const quoted = [...prose.matchAll(/`([A-Za-z]\w*)(?:\([^`]*|<[^`]*)?`/g)].map(([, name]) => name!)
  return [...new Set(quoted)].filter((name) => /[a-z][A-Z]/.test(name))
}
