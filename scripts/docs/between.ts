/** The text of a page with what is between two comments written anew. */
export function between(page: string, marks: { start: string; end: string }, text: string): string {
  const [before, rest] = page.split(marks.start)
  const after = rest?.split(marks.end)[1]
  if (before === undefined || after === undefined) throw new Error(`the page lacks ${marks.start}`)
  return `${before}${marks.start}\n\n${text}\n\n${marks.end}${after}`
}
