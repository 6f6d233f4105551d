import { totalmem } from 'node:os'

export { giveBackWhenQuiet } from './give-back.ts'

/** The memory that the mall may use, in MiB: the machine's, or less in a container. */
export function usableMb(): number {
  const bytes = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return Math.floor(bytes / 2 ** 20)
}
