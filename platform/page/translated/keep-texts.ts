/** The elements that translations put in the place of texts. */
const foreignTag: string = 'font'

/** Texts that React goes on writing into → what a translation put in their place. */
const standIns = new WeakMap<Node, ChildNode>()

function standInOf(node: Node | null): ChildNode | undefined {
  const standIn = node ? standIns.get(node) : undefined
  return standIn?.isConnected ? standIn : undefined
}

/** What a translation has added beside a removed text, or in its place. */
function standInNear(
  { previousSibling, nextSibling, addedNodes }: MutationRecord,
  added: ReadonlySet<Node>,
): ChildNode | undefined {
  const near = [...addedNodes, previousSibling, nextSibling] as (ChildNode | null)[]
  return near.find((node) => node !== null && added.has(node)) ?? undefined
}

/** React's own removals and moves of a text mean what the translation put in its place; returns what ends that. */
function correctNodeCalls(): () => void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  /** A text that is back takes the place from what replaced it. A translation that is undone removes that itself. */
  const isBack = (node: Node) => {
    const standIn = standInOf(node)
    if (standIn) queueMicrotask(() => node.isConnected && standIn.remove())
  }
  const isTaken = (node: Node) => standIns.has(node) || node.parentElement?.closest(foreignTag) != null
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isTaken(child)) return removeChild.call(this, child) as T
    // A page that lost a node to a translation goes on without it.
    ;(standInOf(child) ?? (child as unknown as ChildNode)).remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isLost = before !== null && before.parentNode !== this && isTaken(before)
    const standIn = isLost ? standInOf(before) : undefined
    const place = standIn?.parentNode === this ? standIn : null
    insertBefore.call(this, node, isLost ? place : before)
    isBack(node)
    return node
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    appendChild.call(this, node)
    isBack(node)
    return node
  }
  return () => Object.assign(Node.prototype, { removeChild, insertBefore, appendChild })
}

/** Whether something has put elements in the place of texts, which no page of ours has. */
export function isTranslated(): boolean {
  return document.querySelector(foreignTag) !== null
}

/**
 * Keeps a page right that a browser translates. A translation puts `<font>` elements in the place of texts; React keeps
 * the texts and goes on writing into them, where nobody sees it, and fails when it removes one. Here a text that React
 * writes into comes back into its place, to be translated anew, and what replaced a removed text leaves with it.
 *
 * Nothing but a look at added elements happens on a page that nobody translates. Returns what ends it.
 */
export function keepTranslatedTexts(page: Node = document): () => void {
  let restore: (() => void) | undefined
  function note(record: MutationRecord, text: Node, added: Set<Node>) {
    const standIn = standInNear(record, added)
    if (!standIn || text.parentNode === record.target) return
    standIns.set(text, standIn)
    added.delete(standIn)
    // Inside its stand-in it is seen as it is.
    if (!standIn.contains(text)) observer.observe(text, { characterData: true })
    restore ??= correctNodeCalls()
  }
  const observer = new MutationObserver((records) => {
    const added = new Set<Node>()
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') standInOf(target)?.replaceWith(target)
      for (const node of addedNodes) if (node.nodeName.toLowerCase() === foreignTag) added.add(node)
    }
    if (added.size === 0) return
    for (const record of records)
      for (const node of record.removedNodes) if (node.nodeType === Node.TEXT_NODE) note(record, node, added)
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    restore?.()
  }
}
