/** The compression, in a separate process: its threads are not those that read files and answer requests. */
import { compressFiles } from './compress.ts'
import { endWithParent } from './end-with-parent.ts'

const isDone = endWithParent()
await compressFiles(process.argv[2]!)
isDone()
process.send?.(true)
process.disconnect?.()
