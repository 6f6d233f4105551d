/** The compression, in a separate process: its threads are not those that read files and answer requests. */
import { compressFiles } from './compress.ts'
import { endWithParent } from './end-with-parent.ts'

const isDone = endWithParent()
const [, , folder] = process.argv
if (folder === undefined) throw new Error('the folder to compress is missing')
await compressFiles(folder)
isDone()
process.send?.(true)
process.disconnect?.()
