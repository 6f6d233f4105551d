/** A statement of a file. */
export interface Statement {
  text: string
  /** The same without comments, and with empty texts and bodies: what is left is SQL. */
  bare: string
  /** Where it begins in the file. */
  start: number
  /** The comments before it and in it. */
  comments: string
}

const token =
  /(--[^\n]*|\/\*[\s\S]*?\*\/)|('(?:[^']|'')*')|("[^"]*")|(\$(\w*)\$[\s\S]*?\$\5\$)|(;)|[^;'"$/-]+|[^]/g

/** Cuts a file into its statements. */
export function statementsOf(sql: string): Statement[] {
  const all: Statement[] = []
  let text = ''
  let bare = ''
  let comments = ''
  const end = (at: number) => {
    const blank = text.length - text.trimStart().length
    if (bare.trim() !== '')
      all.push({ text: text.trim(), bare: bare.trim(), comments, start: at - text.length + blank })
    text = bare = comments = ''
  }
  for (const { 0: found, 1: comment, 2: quoted, 3: name, 4: body, 6: over, index } of sql.matchAll(token)) {
    if (over) {
      end(index)
      continue
    }
    // A comment before the statement does not belong to its text.
    if (comment === undefined || bare.trim() !== '') text += found
    else text = ''
    if (comment !== undefined) comments += `${comment}\n`
    bare += comment === undefined ? (quoted ? "''" : body ? '$$$$' : (name ?? found)) : ' '
  }
  end(sql.length)
  return all
}
