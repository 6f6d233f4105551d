export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const address = /https?:\/\/[^\s<>"'`，。；！？、（）「」『』【】《》]+/gi
/** Ends a sentence rather than an address. */
const ending = /[.,;:!?)\]}]+$/

/** Where an address leads, and how it is shown: as it was written when that names its true host, else as it is opened. */
function linkOf(text: string): { text: string; href: string } | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, href, username, host } = new URL(text)
  // A name before the host makes one site look like another.
  if (!/^https?:$/.test(protocol) || username !== '') return undefined
  const rest = text.slice(protocol.length + 2)
  const isTrue = rest.toLowerCase().startsWith(host) && /^(:\d*)?($|[/?#])/.test(rest.slice(host.length))
  return { text: isTrue ? text : href, href }
}

/** A message's text, split into plain text and addresses of web pages. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(ending, '')
    const link = linkOf(shown)
    if (link === undefined) continue
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) })
    parts.push({ kind: 'link', ...link })
    done = index + shown.length
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
