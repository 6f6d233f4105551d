/** What rules of a style sheet may be named by. */
export interface HtmlNames {
  /** Values of class attributes, as they are written. */
  classes: ReadonlySet<string>
  /** Names of elements. */
  tags: ReadonlySet<string>
}

const classAttribute = ' class="'

function classesIn(html: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
    const start = at + classAttribute.length
    at = html.indexOf('"', start)
    if (at < 0) break
    found.add(html.slice(start, at))
  }
  return found
}

/** Digits and small letters. */
function isOfName(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

function tagsIn(html: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    let end = at + 1
    while (isOfName(html.charCodeAt(end))) end += 1
    if (end > at + 1) found.add(html.slice(at + 1, end))
  }
  return found
}

/** Reads HTML as a renderer writes it: names in small letters, attributes in double quotes. */
export function namesIn(html: string): HtmlNames {
  return { classes: classesIn(html), tags: tagsIn(html) }
}

export function joinNames(all: readonly HtmlNames[]): HtmlNames {
  const classes = new Set<string>()
  const tags = new Set<string>()
  for (const one of all) {
    for (const name of one.classes) classes.add(name)
    for (const name of one.tags) tags.add(name)
  }
  return { classes, tags }
}
