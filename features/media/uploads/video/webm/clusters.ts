import { NotAVideo, type Bytes } from '../bytes.ts'
import { elementOf, ids, type Element } from './elements.ts'

/** Elements that are never inside a cluster, so that one of unknown size ends before them. */
function isOutside(id: number): boolean {
  return id > 0xffffff
}

const mostBlocks = 500_000

async function* blocksOf(bytes: Bytes, { content, end }: Element): AsyncGenerator<Element> {
  let count = 0
  for (let at = content; at < end;) {
    const one = await elementOf(bytes, at, end)
    if (isOutside(one.id)) return
    count += 1
    if (one.isOpen || count > mostBlocks) throw new NotAVideo(`no block fits at ${at}`)
    yield one
    at = one.end
  }
}

/** Where a cluster of unknown size ends. */
export async function clustersEnd(bytes: Bytes, cluster: Element): Promise<number> {
  let end = cluster.content
  for await (const block of blocksOf(bytes, cluster)) end = block.end
  return end
}

/** The time of a block after its cluster's: 16 bits with a sign, after the number of the track. */
async function timeOf(bytes: Bytes, { content, end }: Element): Promise<number> {
  if (end - content < 4) throw new NotAVideo('a block is too short')
  const head = await bytes.read(content, 4)
  return head.readInt16BE(head.readUInt8(0) & 0x80 ? 1 : 2)
}

/** When the last block of the cluster begins, in ticks; browsers that record do not write the duration. */
export async function readLength(bytes: Bytes, cluster: Element): Promise<number> {
  let start = 0
  let last = 0
  for await (const one of blocksOf(bytes, cluster)) {
    const length = one.end - one.content
    if (one.id === ids.timestamp && length >= 1 && length <= 6)
      start = (await bytes.read(one.content, length)).readUIntBE(0, length)
    if (one.id === ids.simpleBlock) last = Math.max(last, await timeOf(bytes, one))
    if (one.id === ids.blockGroup)
      for await (const inner of blocksOf(bytes, one))
        if (inner.id === ids.block) last = Math.max(last, await timeOf(bytes, inner))
  }
  return start + last
}
