import { mostBytes } from './limits.ts'
import { mayBePicture } from './picture-kind.ts'

export type FileProblem = 'extension' | 'size' | 'empty'

/** Problems that a page finds before it sends a file; the server checks again, more thoroughly. */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (!mayBePicture(name)) return 'extension'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'size' : undefined
}
