export { rememberFew } from './few.ts'
export { rememberPer } from './per.ts'

/**
 * Makes something when it is first asked for, once for all who ask. A failure reaches those who have asked, and the next
 * one tries again: what caused it, such as a full disk or too many open files, may be over.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
