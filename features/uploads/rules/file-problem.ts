import { mostBytes } from './limits.ts'
import { extensionOf, isPictureExtension } from './picture-kind.ts'

export type FileProblem = 'extension' | 'size' | 'empty'

/** What a page sees before it sends a file; the server looks again, and closer. */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (!isPictureExtension(extensionOf(name))) return 'extension'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'size' : undefined
}
