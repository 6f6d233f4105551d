import type { QuickReply } from '../../contract.ts'

const most = 8

/** The words after a slash at the beginning of what is being written; undefined for any other text. */
export function slashWords(text: string): string | undefined {
  return /^\/([^\s/]{0,20})$/u.exec(text)?.[1]
}

/** The quick replies that fit: those whose name begins with the words first, then names and texts that contain them. */
export function quickMatches(replies: readonly QuickReply[], words: string): QuickReply[] {
  const wanted = words.toLowerCase()
  const rank = ({ name, content }: QuickReply) => {
    const at = name.toLowerCase().indexOf(wanted)
    if (at >= 0) return at === 0 ? 0 : 1
    return content.toLowerCase().includes(wanted) ? 2 : 3
  }
  return replies
    .map((reply) => ({ reply, rank: rank(reply) }))
    .filter((one) => one.rank < 3)
    .toSorted((a, b) => a.rank - b.rank || a.reply.sort - b.reply.sort)
    .slice(0, most)
    .map(({ reply }) => reply)
}
