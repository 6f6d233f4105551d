/** The lines of a Markdown text outside its fenced blocks, numbered from 1. */
export function proseLines(markdown: string): { line: number; text: string }[] {
  let fenced = false
  return markdown.split('\n').flatMap((text, at) => {
    const fence = /^\s*(```|~~~)/.test(text)
    if (fence) fenced = !fenced
    return fence || fenced ? [] : [{ line: at + 1, text }]
  })
}
