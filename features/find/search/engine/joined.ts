/**
 * Does the work for all who ask meanwhile, beginning after each of them has asked: at most one goes on, and one waits.
 * @param work never rejects
 */
export function joined(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => (underWay = work().finally(() => (underWay = undefined)))
  return () => {
    if (!underWay) return next ?? begin()
    next ??= underWay.then(() => {
      next = undefined
      return begin()
    })
    return next
  }
}
