/** The compression, in a separate process: its threads are not those that read files and answer requests. */
import { compressFiles } from './compress.ts'

await compressFiles(process.argv[2]!)
process.send?.(true)
process.disconnect?.()
